import { ApiProblem, type FieldError } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { UserReference } from "./schema";

type UserKey = "id" | "email" | "externalId";

const FIND = defineStatement<Pick<User, UserKey>>(`
  SELECT id, email, extid AS "externalId" FROM users
   WHERE organization_id = $1 AND NOT resource AND (id = ANY($2::text[]) OR email = ANY($3::text[]) OR extid = ANY($4::text[]))
     FOR KEY SHARE`);

/**
 * Returns the ids of the referenced users in order, without duplicates; throws 404 at an entry that is no
 * user of the organisation. Locks the rows against deletion until the transaction ends.
 */
export async function resolveUserReferences(
  tx: Db,
  organization: OrganizationId,
  references: readonly UserReference[],
  pointer: string,
): Promise<string[]> {
  const keys = references.map(toUserKey);
  const listValues = (kind: UserKey) => keys.filter(([key]) => key === kind).map(([, value]) => value);
  const users = await executeSql(tx, FIND, [
    organization,
    listValues("id"),
    listValues("email"),
    listValues("externalId"),
  ]);
  const idsByKey = new Map(
    users.flatMap((user) =>
      (["id", "email", "externalId"] as const)
        .filter((key) => user[key] !== null)
        .map((key) => [`${key} ${user[key]}`, user.id]),
    ),
  );
  const found = keys.map(([key, value]) => idsByKey.get(`${key} ${value}`));
  const message = "is not a user of your organisation, or a room";
  const errors = found.flatMap((id, index): FieldError | [] =>
    id ? [] : { in: "body", pointer: `${pointer}/${index}`, code: "unknown", message },
  );
  if (errors.length > 0) throw new ApiProblem("not_found", message, { errors });
  return [...new Set(found as string[])];
}

function toUserKey(reference: UserReference): [UserKey, string] {
  if (typeof reference === "string") return [reference.includes("@") ? "email" : "id", reference];
  const { _id: id, email, extid: externalId } = reference;
  if (id) return ["id", id];
  return email ? ["email", email] : ["externalId", externalId as string];
}
