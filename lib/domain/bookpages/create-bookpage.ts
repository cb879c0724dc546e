import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState, mentions } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { mergePageCustom } from "./custom";
import { lockOwner } from "./lock-owner";
import type { BookpageBody } from "./schema";
import { serializeBookpage } from "./serialize";

export function createBookpage(db: Db, organization: OrganizationId, body: BookpageBody) {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, organization, body.belongs_to);
    return serializeBookpage(await insertBookpage(tx, organization, body));
  });
}

export async function insertBookpage(db: Db, organization: OrganizationId, body: BookpageBody, pointer = "") {
  try {
    return await db.bookpage.create({
      data: {
        id: newId(),
        organizationId: organization,
        userId: body.belongs_to,
        nickname: body.nickname,
        message: body.message ?? "",
        secondary: body.secondary ?? false,
        active: body.active ?? true,
        custom: mergePageCustom({}, body.custom),
      },
    });
  } catch (error) {
    throw bookpageClash(error, pointer) ?? error;
  }
}

/** The unique rules of booking pages, as the database tells of them. */
export function bookpageClash(error: unknown, pointer = ""): ApiProblem | null {
  if (findSqlState(error) !== "23505") return null;
  if (mentions(error, "nickname")) {
    return fieldProblem(`${pointer}/nickname`, "taken", "This nickname is taken", "conflict");
  }
  return fieldProblem(
    `${pointer}/secondary`,
    "taken",
    "This user already has a primary booking page",
    "conflict",
  );
}
