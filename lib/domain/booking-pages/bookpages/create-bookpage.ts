import { takeName } from "@/lib/domain/tenancy/directory/take-name";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState, mentions } from "@/lib/platform/db/failures";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { checkNamed } from "./check-named";
import { lockOwner } from "./lock-owner";
import { mergePageCustom } from "./merge-custom";
import type { BookpageBody } from "./schema";
import { serializeBookpage } from "./serialize";

export function createBookpage(db: Db, organization: OrganizationId, body: BookpageBody) {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, organization, body);
    return serializeBookpage(await insertBookpage(tx, organization, body));
  });
}

export async function insertBookpage(tx: Db, organization: OrganizationId, body: BookpageBody, pointer = "") {
  const teamId = body.team ?? null;
  await checkNamed(tx, organization, { userId: body.belongs_to ?? null, teamId }, body.custom, pointer);
  try {
    const page = await tx.bookpage.create({
      data: {
        id: newId(),
        organizationId: organization,
        userId: body.belongs_to ?? null,
        teamId,
        nickname: body.nickname,
        message: body.message ?? "",
        secondary: body.secondary ?? false,
        active: body.active ?? true,
        custom: mergePageCustom({}, body.custom, pointer),
      },
    });
    await takeNickname(tx, page, pointer);
    return page;
  } catch (error) {
    throw bookpageClash(error, pointer) ?? error;
  }
}

/** No other page has it, in whichever organisation. The `former` one leads to the page, until somebody takes it. */
export async function takeNickname(
  tx: Db,
  { organizationId, id, nickname }: Bookpage,
  pointer: string,
  former?: string,
) {
  const named = { kind: "nickname", organization: asOrganizationId(organizationId), id } as const;
  if (!(await takeName(tx, named, nickname, former))) throw nicknameTaken(pointer);
}

const nicknameTaken = (pointer: string) =>
  fieldProblem(`${pointer}/nickname`, "taken", "This nickname is taken", "conflict");

/** The unique rules of booking pages, as the database tells of them. */
export function bookpageClash(error: unknown, pointer = ""): ApiProblem | null {
  if (findSqlState(error) !== "23505") return null;
  if (mentions(error, "nickname")) return nicknameTaken(pointer);
  return fieldProblem(
    `${pointer}/secondary`,
    "taken",
    mentions(error, "primary_of_team")
      ? "This team already has a primary booking page"
      : "This user already has a primary booking page",
    "conflict",
  );
}
