import { recordSignInSettingsChange } from "@/lib/domain/audit/record-sign-in-change";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { SignInSettings } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { getSignIn } from "./queries";
import type { ProviderBody, SignInBody } from "./schema";

/** Metadata of a SAML provider, fetched or entered. */
interface SamlMetadata {
  issuer: string;
  signInUrl: string;
  certificates: string[];
}

const LOCK = defineStatement("SELECT 1 FROM organizations WHERE id = $1 FOR UPDATE");

/** Stores the sign-in settings; the caller has contacted a new provider before. */
export function updateSignIn(
  db: Db,
  organization: OrganizationId,
  { body, saml }: { body: SignInBody; saml: SamlMetadata | null },
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    await executeSql(tx, LOCK, [organization]);
    const settings = await tx.signInSettings.findUnique({ where: { organizationId: organization } });
    precondition.check({ id: organization, v: settings?.v ?? 0 });
    const before = await getSignIn(tx, organization);
    if (body.provider) await validateProvider(tx, organization, body.provider, settings);
    const data = {
      ...(body.provider !== undefined && toColumns(organization, body.provider, settings, saml)),
      ...(body.second_factor_required !== undefined && { factorRequired: body.second_factor_required }),
    };
    const where = { organizationId: organization };
    await tx.signInSettings.upsert({ where, create: { ...data, ...where }, update: data });
    const after = await getSignIn(tx, organization);
    const changes = listChanges(before, after, Boolean(body.provider?.client_secret));
    if (Object.keys(changes).length === 0) return after;
    await tx.signInSettings.update({ where, data: { v: { increment: 1 } } });
    await recordSignInSettingsChange(tx, organization, changes);
    return getSignIn(tx, organization);
  });
}

const NO_PROVIDER = {
  kind: "oidc",
  issuer: null,
  signInUrl: null,
  certificates: [],
  metadataUrl: null,
  attributes: {},
  idpInitiated: false,
  clientId: null,
  clientSecret: null,
  adminGroups: [],
  teamGroups: [],
  joining: false,
  providerOnly: false,
  emergencyUserId: null,
};

function toColumns(
  organization: OrganizationId,
  body: ProviderBody | null,
  settings: SignInSettings | null,
  saml: SamlMetadata | null,
) {
  if (!body) return NO_PROVIDER;
  return {
    ...(saml ? toSamlColumns(body, saml) : toOidcColumns(organization, body, settings)),
    groupClaim: body.group_claim,
    adminGroups: body.admin_groups,
    teamGroups: body.team_groups,
    joining: body.joining,
    providerOnly: body.only,
    emergencyUserId: body.emergency_admin,
  };
}

const toSamlColumns = (body: ProviderBody, { issuer, signInUrl, certificates }: SamlMetadata) => ({
  ...NO_PROVIDER,
  kind: "saml",
  issuer,
  signInUrl,
  certificates,
  metadataUrl: body.metadata?.trim() ? null : body.metadata_url,
  attributes: body.attributes,
  idpInitiated: body.idp_initiated,
});

function toOidcColumns(organization: OrganizationId, body: ProviderBody, settings: SignInSettings | null) {
  const { client_secret: secret, issuer = null, client_id: clientId = null } = body;
  const isSame = settings?.kind === "oidc" && settings.issuer === issuer && settings.clientId === clientId;
  if (!secret && !(isSame && settings.clientSecret))
    throw buildFieldProblem(
      "/provider/client_secret",
      "required",
      "must be given for another issuer or client",
    );
  const context = buildRowContext("sign_in_settings.client_secret", organization, organization);
  return {
    ...NO_PROVIDER,
    issuer,
    clientId,
    clientSecret: secret ? seal(secret, context) : (settings?.clientSecret ?? null),
  };
}

/** Validates that domains belong to the organisation and that the emergency admin can sign in. */
async function validateProvider(
  tx: Db,
  organization: OrganizationId,
  body: ProviderBody,
  settings: SignInSettings | null,
): Promise<void> {
  // The emergency admin may have lost the role while passwords were allowed.
  const isNew = body.only || body.emergency_admin !== settings?.emergencyUserId;
  if (body.emergency_admin && isNew) {
    const pointer = "/provider/emergency_admin";
    const user = await tx.user.findFirst({
      where: { organizationId: organization, id: body.emergency_admin },
      include: { login: true },
    });
    if (!user?.admin) throw buildFieldProblem(pointer, "unknown", "must be an admin of the organisation");
    if (!user.login) throw buildFieldProblem(pointer, "refused", "must have a password");
  }
  const teamIds = [...new Set(body.team_groups.map(({ team }) => team))];
  const found = await tx.team.findMany({ where: { organizationId: organization, id: { in: teamIds } } });
  const unknown = body.team_groups.findIndex(({ team }) => !found.some(({ id }) => id === team));
  if (unknown >= 0)
    throw buildFieldProblem(
      `/provider/team_groups/${unknown}/team`,
      "unknown",
      "is not a team of your organisation",
    );
}

type SignInState = Awaited<ReturnType<typeof getSignIn>>;

/** Lists changes for the audit log, which records of the secret only that it changed. */
function listChanges(before: SignInState, after: SignInState, isNewSecret: boolean) {
  const flatten = ({ provider, second_factor_required }: SignInState): Record<string, unknown> => ({
    ...(provider ?? {}),
    second_factor_required,
  });
  const [was, is] = [flatten(before), flatten(after)];
  const changes: Record<string, { before: unknown; after: unknown }> = {};
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (JSON.stringify(was[name]) === JSON.stringify(is[name])) continue;
    changes[name] = { before: was[name] ?? null, after: is[name] ?? null };
  }
  if (isNewSecret) changes.client_secret = { before: "hidden", after: "hidden" };
  return changes;
}
