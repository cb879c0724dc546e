import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildFieldProblem } from "@/lib/platform/http/problem";
import { pageSlug } from "./page-slug";

/** `ana`, `ana-2`… until then. */
const MAX_NUMBERED = 50;

/** The wish, or with a number behind it; of a name that everybody has, with the end of the page's id. Takes it for the page. */
export async function reserveFreeSlug(
  tx: Db,
  organization: OrganizationId,
  id: string,
  wish: string,
): Promise<string> {
  const numbered = Array.from({ length: MAX_NUMBERED }, (_, index) =>
    index ? `${wish}-${index + 1}` : wish,
  );
  const wished = [...numbered, `${wish}-${id.slice(-5)}`].filter((name) => pageSlug.safeParse(name).success);
  const own = await tx.bookpage.findMany({
    where: { organizationId: organization, nickname: { in: wished } },
    select: { nickname: true },
  });
  const taken = new Set(own.map((page) => page.nickname.toLowerCase()));
  for (const name of wished) {
    if (taken.has(name.toLowerCase())) continue;
    if (await registerName(tx, { kind: "nickname", organization, id }, name)) return name;
  }
  throw buildFieldProblem("", "taken", `No nickname like ${wish} is free`, "conflict");
}
