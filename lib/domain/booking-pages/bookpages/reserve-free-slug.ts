import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { pageSlug } from "./page-slug";

/** Last number of `ana`, `ana-2` and so on. */
const MAX_NUMBERED = 50;

/**
 * Reserves the requested slug for the page, or one with a number; a very common one gets the end of the
 * page's id.
 */
export async function reserveFreeSlug(
  tx: Db,
  organization: OrganizationId,
  id: string,
  requested: string,
): Promise<string> {
  const numbered = Array.from({ length: MAX_NUMBERED }, (_, index) =>
    index ? `${requested}-${index + 1}` : requested,
  );
  const wished = [...numbered, `${requested}-${id.slice(-5)}`].filter(
    (name) => pageSlug.safeParse(name).success,
  );
  const similarPages = await tx.bookpage.findMany({
    where: { organizationId: organization, slug: { in: wished } },
    select: { slug: true },
  });
  const slugsInUse = new Set(similarPages.map((page) => page.slug.toLowerCase()));
  for (const name of wished) {
    if (slugsInUse.has(name.toLowerCase())) continue;
    if (await registerName(tx, { kind: "nickname", organization, id }, name)) return name;
  }
  throw buildFieldProblem("", "taken", `No nickname like ${requested} is free`, "conflict");
}
