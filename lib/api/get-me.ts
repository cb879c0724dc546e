import { getManagedTeams } from "@/lib/domain/auth/sessions/get-managed-teams";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Scope } from "@/lib/domain/contracts/contract";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { Language } from "@/lib/platform/i18n/languages";
import { listOpenScopes } from "./list-open-scopes";
import { listPermissions } from "./list-permissions";

/** Returns the caller and the caller's permissions. */
export async function getMe(db: Db, auth: Auth) {
  const { organization, actor, mode, role, scopes, token, expiresAt } = auth;
  const isKey = actor.kind === "key";
  const { name } = await db.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { name: true },
  });
  return {
    kind: actor.kind,
    mode,
    organization: { _id: organization, name },
    role,
    person: isKey ? null : await getUser(db, auth),
    key: isKey ? await getKey(db, auth) : null,
    token: token && { _id: token.id, name: token.name, kind: token.kind, expires_at: expiresAt },
    teams: role === "manager" ? await listTeams(db, auth) : [],
    scopes: scopes && ([...scopes] as Scope[]),
    grantable_scopes: listOpenScopes(role),
    permissions: listPermissions({ role, scopes }),
  };
}

async function getUser(db: Db, { organization, actor }: Auth) {
  const user = await db.user.findUniqueOrThrow({ where: toRowKey(organization, actor.id) });
  const { id, email, timezone, language } = user;
  return { _id: id, full_name: formatFullName(user), email, timezone, language: language as Language };
}

async function getKey(db: Db, { organization, actor }: Auth) {
  const { id, name, expiresAt } = await db.apiKey.findUniqueOrThrow({
    where: toRowKey(organization, actor.id),
  });
  return { _id: id, name, expires_at: expiresAt };
}

async function listTeams(db: Db, { organization, actor }: Auth) {
  const { teams } = await getManagedTeams(db, organization, actor.id);
  const rows = await db.team.findMany({
    where: { organizationId: organization, id: { in: teams } },
    orderBy: { name: "asc" },
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
