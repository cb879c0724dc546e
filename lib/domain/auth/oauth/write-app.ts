import { recordChange } from "@/lib/domain/audit/record-entry";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { differs } from "@/lib/platform/db/differs";
import type { OauthApp } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { notFound } from "@/lib/platform/http/problem";
import { WITH_GRANTS } from "./queries";
import type { OauthAppBody, OauthAppUpdate } from "./schema";
import { serializeOauthApp } from "./serialize";

const SECRET_PREFIX = "bps_";

/** The secret of a server's app is answered this once; its hash is what stays. */
export function createOauthApp(db: Db, organization: OrganizationId, body: OauthAppBody) {
  const secret = body.confidential ? SECRET_PREFIX + newToken() : null;
  return inTransaction(db, async (tx) => {
    const row = await tx.oauthApp.create({
      data: {
        id: newId(),
        organizationId: organization,
        name: body.name,
        logoUrl: body.logo_url ?? null,
        redirectUris: unique(body.redirect_uris),
        scopes: unique(body.scopes),
        secretHash: secret === null ? null : hashToken(secret),
      },
    });
    await record(tx, organization, row.id, "create", null, row);
    return { ...serializeOauthApp(row), client_secret: secret };
  });
}

export function updateOauthApp(
  db: Db,
  organization: OrganizationId,
  { id, body, precondition }: { id: string; body: OauthAppUpdate; precondition: Precondition },
) {
  return inTransaction(db, async (tx) => {
    const before = await lockApp(tx, organization, id);
    precondition.check(before);
    const columns = toColumns(body);
    if (!differs(before, columns)) return serializeOauthApp(before);
    const after = await tx.oauthApp.update({
      where: keyOf(organization, id),
      data: { ...columns, v: { increment: 1 } },
      include: WITH_GRANTS,
    });
    await record(tx, organization, id, "update", before, after);
    return serializeOauthApp(after);
  });
}

/** An app without a secret stays so: it runs where none can be kept. */
export function rotateOauthSecret(db: Db, organization: OrganizationId, id: string) {
  return inTransaction(db, async (tx) => {
    const app = await lockApp(tx, organization, id);
    if (app.secretHash === null) return { ...serializeOauthApp(app), client_secret: null };
    const secret = SECRET_PREFIX + newToken();
    const row = await tx.oauthApp.update({
      where: keyOf(organization, id),
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

/** What people have allowed it goes with it. */
export function deleteOauthApp(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return inTransaction(db, async (tx) => {
    const before = await lockApp(tx, organization, id);
    precondition.check(before);
    await tx.oauthApp.delete({ where: keyOf(organization, id) });
    await record(tx, organization, id, "delete", before, null);
    return { n: 1, ok: 1 as const };
  });
}

const lockApp = (tx: Db, organizationId: OrganizationId, id: string) =>
  findLocked(tx, "oauth_apps", async () => {
    const row = await tx.oauthApp.findFirst({ where: { organizationId, id }, include: WITH_GRANTS });
    if (!row) throw notFound(`The app ${id}`);
    return row;
  });

const toColumns = ({ name, logo_url: logoUrl, redirect_uris: redirectUris, scopes }: OauthAppUpdate) =>
  given({
    name,
    logoUrl,
    redirectUris: redirectUris && unique(redirectUris),
    scopes: scopes && unique(scopes),
  });

const unique = (list: string[]) => [...new Set(list)];

const TOLD = { name: "name", logoUrl: "logo_url", redirectUris: "redirect_uris", scopes: "scopes" } as const;

function record(
  tx: Db,
  organization: OrganizationId,
  id: string,
  action: "create" | "update" | "delete",
  before: OauthApp | null,
  after: OauthApp | null,
) {
  const changes = (Object.entries(TOLD) as [keyof typeof TOLD, string][])
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
