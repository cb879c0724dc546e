import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { currentWork, type Work } from "@/lib/platform/work/current-work";
import { enterOrganization } from "./enter-organization";
import { findRenamed } from "./former-names";
import type { NameKind, PublicKind } from "./take-name";

const FIND = preparedStatement<{ organization_id: string; id: string }>(
  "SELECT organization_id, id FROM directory WHERE kind = $1 AND value = $2::citext",
);

/** Of what has a public address, which an organisation may have once more under its own domain. */
const FIND_WITHIN = {
  nickname: preparedStatement<{ id: string }>(
    "SELECT id FROM bookpages WHERE organization_id = $1 AND nickname = $2::citext",
  ),
  locator: preparedStatement<{ id: string }>(
    "SELECT id FROM locators WHERE organization_id = $1 AND handle = $2::citext",
  ),
  form: preparedStatement<{ id: string }>(
    "SELECT id FROM forms WHERE organization_id = $1 AND handle = $2::citext",
  ),
};

const isPublic = (kind: NameKind): kind is PublicKind => Object.hasOwn(FIND_WITHIN, kind);

interface Found {
  organization: OrganizationId;
  id: string;
}

interface Remembered {
  kind: NameKind;
  name: string;
  found: Found | null;
}

// By request: whoever opens a page asks whose it is, to know the time there, and reads it then.
const remembered = new WeakMap<Work, Remembered>();

export const rememberFound = (work: Work, found: Remembered): unknown => remembered.set(work, found);

/**
 * What has this name, and in which organisation; null: nothing. Where the work is known to be an organisation's, because a
 * request came to its domain or with its key, its own names come first; under its domain there are no others.
 */
export async function findName(db: Db, kind: NameKind, name: string): Promise<Found | null> {
  if (!isPublic(kind)) return findInDirectory(db, kind, name);
  const work = currentWork();
  const known = work && remembered.get(work);
  if (known?.kind === kind && known.name === name) return known.found;
  const own = work?.site ?? work?.within;
  const found =
    (own && (await findWithin(db, kind, name, own.organization))) ??
    (work?.site ? null : await findInDirectory(db, kind, name));
  if (!found) await noteRenamed(db, kind, name, work);
  return found && (await enterOrganization(db, found.organization)) !== null ? found : null;
}

/** Notes for the answer that what is asked for is called otherwise now: at an organisation's domain, what is its own. */
async function noteRenamed(db: Db, kind: PublicKind, name: string, work: Work | undefined) {
  if (!work?.response) return;
  const site = work.site ?? (await findFormerHolder(db, kind, name));
  const now = site && (await findRenamed(db, { kind, organization: site.organization }, name));
  if (now) work.renamed = { kind, from: name, to: now };
}

async function findFormerHolder(db: Db, kind: PublicKind, name: string) {
  const [found] = await sql(db, FIND, [`former_${kind}`, name]);
  return found ? { organization: found.organization_id } : null;
}

async function findInDirectory(db: Db, kind: NameKind, name: string): Promise<Found | null> {
  const [found] = await sql(db, FIND, [kind, name]);
  return found ? { organization: asOrganizationId(found.organization_id), id: found.id } : null;
}

async function findWithin(db: Db, kind: PublicKind, name: string, organization: string) {
  const [found] = await sql(db, FIND_WITHIN[kind], [organization, name]);
  return found ? { organization: asOrganizationId(organization), id: found.id } : null;
}
