import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import type { NameKind } from "./take-name";

const FIND = preparedStatement<{ organization_id: string; id: string }>(
  "SELECT organization_id, id FROM directory WHERE kind = $1 AND value = $2::citext",
);

/** What has this name, and in which organisation; null: nothing. */
export async function findName(
  db: Db,
  kind: NameKind,
  name: string,
): Promise<{ organization: OrganizationId; id: string } | null> {
  const [found] = await sql(db, FIND, [kind, name]);
  return found ? { organization: asOrganizationId(found.organization_id), id: found.id } : null;
}
