import { recordChange } from "@/lib/domain/audit/record-entry";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OauthApp } from "@/lib/platform/db/generated/client";
import { hasColumnChanges } from "@/lib/platform/db/has-column-changes";
import { findAndLock } from "@/lib/platform/db/lock-row";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { WITH_GRANTS } from "./queries";
import type { OauthAppBody, OauthAppUpdate } from "./schema";
import { serializeOauthApp } from "./serialize";

const SECRET_PREFIX = "bps_";

/** Returns the secret of a confidential app once; only its hash is stored. */
export function createOauthApp(db: Db, organization: OrganizationId, body: OauthAppBody) {
  const secret = body.confidential ? SECRET_PREFIX + generateToken() : null;
  return withTransaction(db, async (tx) => {
    const row = await tx.oauthApp.create({
      data: {
        id: generateId(),
        organizationId: organization,
        name: body.name,
        logoUrl: body.logo_url ?? null,
        redirectUris: removeDuplicates(body.redirect_uris),
        scopes: removeDuplicates(body.scopes),
        secretHash: secret === null ? null : hashToken(secret),
      },
    });
    await recordAppChange(tx, organization, row.id, "create", null, row);
    return { ...serializeOauthApp(row), client_secret: secret };
  });
}

export function updateOauthApp(
  db: Db,
  organization: OrganizationId,
  { id, body, precondition }: { id: string; body: OauthAppUpdate; precondition: Precondition },
) {
  return withTransaction(db, async (tx) => {
    const before = await lockApp(tx, organization, id);
    precondition.check(before);
    const columns = toColumns(body);
    if (!hasColumnChanges(before, columns)) return serializeOauthApp(before);
    const after = await tx.oauthApp.update({
      where: toRowKey(organization, id),
      data: { ...columns, v: { increment: 1 } },
      include: WITH_GRANTS,
    });
    await recordAppChange(tx, organization, id, "update", before, after);
    return serializeOauthApp(after);
  });
}

/** A public app never gets a secret, as it could not store one safely. */
export function rotateOauthSecret(db: Db, organization: OrganizationId, id: string) {
  return withTransaction(db, async (tx) => {
    const app = await lockApp(tx, organization, id);
    if (app.secretHash === null) return { ...serializeOauthApp(app), client_secret: null };
    const secret = SECRET_PREFIX + generateToken();
    const row = await tx.oauthApp.update({
      where: toRowKey(organization, id),
      data: { secretHash: hashToken(secret), v: { increment: 1 } },
      include: WITH_GRANTS,
    });
    await recordChange(tx, organization, {
      action: "update",
      resource: "oauth_app",
      id,
      changes: { secret: { before: "hidden", after: "hidden" } },
    });
    return { ...serializeOauthApp(row), client_secret: secret };
  });
}

/** Deletes the app with its grants. */
export function deleteOauthApp(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return withTransaction(db, async (tx) => {
    const before = await lockApp(tx, organization, id);
    precondition.check(before);
    await tx.oauthApp.delete({ where: toRowKey(organization, id) });
    await recordAppChange(tx, organization, id, "delete", before, null);
    return { n: 1, ok: 1 as const };
  });
}

const lockApp = (tx: Db, organizationId: OrganizationId, id: string) =>
  findAndLock(tx, "oauth_apps", async () => {
    const row = await tx.oauthApp.findFirst({ where: { organizationId, id }, include: WITH_GRANTS });
    if (!row) throw buildNotFoundProblem(`The app ${id}`);
    return row;
  });

const toColumns = ({ name, logo_url: logoUrl, redirect_uris: redirectUris, scopes }: OauthAppUpdate) =>
  omitUndefined({
    name,
    logoUrl,
    redirectUris: redirectUris && removeDuplicates(redirectUris),
    scopes: scopes && removeDuplicates(scopes),
  });

const removeDuplicates = (list: string[]) => [...new Set(list)];

const AUDITED_FIELDS = {
  name: "name",
  logoUrl: "logo_url",
  redirectUris: "redirect_uris",
  scopes: "scopes",
} as const;

function recordAppChange(
  tx: Db,
  organization: OrganizationId,
  id: string,
  action: "create" | "update" | "delete",
  before: OauthApp | null,
  after: OauthApp | null,
) {
  const changes = (Object.entries(AUDITED_FIELDS) as [keyof typeof AUDITED_FIELDS, string][])
    .map(
      ([column, name]) =>
        [name, { before: before?.[column] ?? null, after: after?.[column] ?? null }] as const,
    )
    .filter(([, { before: was, after: is }]) => JSON.stringify(was) !== JSON.stringify(is));
  return recordChange(tx, organization, {
    action,
    resource: "oauth_app",
    id,
    changes: Object.fromEntries(changes),
  });
}
