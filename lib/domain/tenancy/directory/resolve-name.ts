import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { getWorkContext, type WorkContext } from "@/lib/platform/work/work-context";
import { findCurrentName } from "./former-names";
import type { NameKind, PublicNameKind } from "./register-name";
import { setTenantContext } from "./set-tenant-context";

const FIND = definePreparedStatement<{ organization_id: string; id: string }>(
  "SELECT organization_id, id FROM directory WHERE kind = $1 AND value = $2::citext",
);

/** Finds a public name within one organisation, which may use names of others under its own domain. */
const FIND_IN_ORGANIZATION = {
  nickname: definePreparedStatement<{ id: string }>(
    "SELECT id FROM bookpages WHERE organization_id = $1 AND nickname = $2::citext",
  ),
  locator: definePreparedStatement<{ id: string }>(
    "SELECT id FROM locators WHERE organization_id = $1 AND handle = $2::citext",
  ),
  form: definePreparedStatement<{ id: string }>(
    "SELECT id FROM forms WHERE organization_id = $1 AND handle = $2::citext",
  ),
};

const isPublicKind = (kind: NameKind): kind is PublicNameKind => Object.hasOwn(FIND_IN_ORGANIZATION, kind);

interface ResolvedName {
  organization: OrganizationId;
  id: string;
}

interface CachedName {
  kind: NameKind;
  name: string;
  found: ResolvedName | null;
}

// The cache lives as long as one request: a page resolves its name once for the clock and again to load the
// page.
const nameCache = new WeakMap<WorkContext, CachedName>();

export const cacheResolvedName = (work: WorkContext, found: CachedName): unknown =>
  nameCache.set(work, found);

/**
 * Returns the resource with this name and its organisation; null if there is none. If the request came with
 * an organisation's key or domain, names of that organisation take precedence; its domain resolves no other
 * names.
 */
export async function resolveName(db: Db, kind: NameKind, name: string): Promise<ResolvedName | null> {
  if (!isPublicKind(kind)) return findInDirectory(db, kind, name);
  const work = getWorkContext();
  const cached = work && nameCache.get(work);
  if (cached?.kind === kind && cached.name === name) return cached.found;
  const tenant = work?.site ?? work?.within;
  const found =
    (tenant && (await findInOrganization(db, kind, name, tenant.organization))) ??
    (work?.site ? null : await findInDirectory(db, kind, name));
  if (!found) await recordRenamed(db, kind, name, work);
  return found && (await setTenantContext(db, found.organization)) !== null ? found : null;
}

/** Records the current name for a redirect; at an organisation's domain only its own former names count. */
async function recordRenamed(db: Db, kind: PublicNameKind, name: string, work: WorkContext | undefined) {
  if (!work?.response) return;
  const site = work.site ?? (await findFormerOwner(db, kind, name));
  const now = site && (await findCurrentName(db, { kind, organization: site.organization }, name));
  if (now) work.renamed = { kind, from: name, to: now };
}

async function findFormerOwner(db: Db, kind: PublicNameKind, name: string) {
  const [found] = await executeSql(db, FIND, [`former_${kind}`, name]);
  return found ? { organization: found.organization_id } : null;
}

async function findInDirectory(db: Db, kind: NameKind, name: string): Promise<ResolvedName | null> {
  const [found] = await executeSql(db, FIND, [kind, name]);
  return found ? { organization: asOrganizationId(found.organization_id), id: found.id } : null;
}

async function findInOrganization(db: Db, kind: PublicNameKind, name: string, organization: string) {
  const [found] = await executeSql(db, FIND_IN_ORGANIZATION[kind], [organization, name]);
  return found ? { organization: asOrganizationId(organization), id: found.id } : null;
}
