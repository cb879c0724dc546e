import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { currentWork, type Work } from "@/lib/platform/work/current-work";
import type { NameKind } from "./take-name";

const FIND = preparedStatement<{ organization_id: string; id: string }>(
  "SELECT organization_id, id FROM directory WHERE kind = $1 AND value = $2::citext",
);

interface Found {
  kind: NameKind;
  name: string;
  found: { organization: OrganizationId; id: string } | null;
}

// By request: whoever opens a page asks whose it is, to know the time there, and reads it then.
const remembered = new WeakMap<Work, Found>();

export const rememberFound = (work: Work, found: Found): unknown => remembered.set(work, found);

/** What has this name, and in which organisation; null: nothing. */
export async function findName(
  db: Db,
  kind: NameKind,
  name: string,
): Promise<{ organization: OrganizationId; id: string } | null> {
  const work = currentWork();
  const known = work && remembered.get(work);
  if (known?.kind === kind && known.name === name) return known.found;
  const [found] = await sql(db, FIND, [kind, name]);
  return found ? { organization: asOrganizationId(found.organization_id), id: found.id } : null;
}
