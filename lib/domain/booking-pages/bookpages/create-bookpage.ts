import { type ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState, isErrorNaming } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { lockOwner } from "./lock-owner";
import { mergePageSettings } from "./merge-custom";
import type { BookpageBody } from "./schema";
import { serializeBookpage } from "./serialize";
import { validatePageReferences } from "./validate-page-references";

export function createBookpage(db: Db, organization: OrganizationId, body: BookpageBody) {
  return withTransaction(db, async (tx) => {
    await lockOwner(tx, organization, body);
    return serializeBookpage(await insertBookpage(tx, organization, body));
  });
}

export async function insertBookpage(tx: Db, organization: OrganizationId, body: BookpageBody, pointer = "") {
  const teamId = body.team ?? null;
  await validatePageReferences(
    tx,
    organization,
    { userId: body.belongs_to ?? null, teamId },
    body.custom,
    pointer,
  );
  try {
    const page = await tx.bookpage.create({
      data: {
        id: generateId(),
        organizationId: organization,
        userId: body.belongs_to ?? null,
        teamId,
        slug: body.nickname,
        message: body.message ?? "",
        secondary: body.secondary ?? false,
        active: body.active ?? true,
        settings: mergePageSettings({}, body.custom, pointer),
      },
    });
    await reservePageSlug(tx, page, pointer);
    return page;
  } catch (error) {
    throw toBookpageProblem(error, pointer) ?? error;
  }
}

/** Reserves the slug in all organisations. The `former` one redirects to the page until another takes it. */
export async function reservePageSlug(
  tx: Db,
  { organizationId, id, slug }: Bookpage,
  pointer: string,
  former?: string,
) {
  const nameOwner = { kind: "nickname", organization: asOrganizationId(organizationId), id } as const;
  if (!(await registerName(tx, nameOwner, slug, former))) throw buildPageSlugTakenProblem(pointer);
}

const buildPageSlugTakenProblem = (pointer: string) =>
  buildFieldProblem(`${pointer}/nickname`, "taken", "This nickname is taken", "conflict");

/** Converts violations of the database's unique rules for booking pages. */
export function toBookpageProblem(error: unknown, pointer = ""): ApiProblem | null {
  if (findSqlState(error) !== "23505") return null;
  if (isErrorNaming(error, "nickname")) return buildPageSlugTakenProblem(pointer);
  return buildFieldProblem(
    `${pointer}/secondary`,
    "taken",
    isErrorNaming(error, "primary_of_team")
      ? "This team already has a primary booking page"
      : "This user already has a primary booking page",
    "conflict",
  );
}
