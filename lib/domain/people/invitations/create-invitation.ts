import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { buildFieldProblem, buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import {
  type AccountRights,
  requireCredentialRights,
  requireRightsToGrant,
} from "@/lib/domain/people/users/account-rights";
import { requireUserField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Invitation, User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { buildInvitationUrl, deriveInvitationToken } from "./invitation-link";
import { INVITATION_DAYS } from "./policy";
import { getInvitationRow } from "./queries";
import type { InvitationBody } from "./schema";
import { sendInvitation } from "./send-invitation";
import { serializeInvitation } from "./serialize";

export interface InviterContext {
  now: Instant;
  rights: AccountRights;
  /** Id of the inviting user; null for an API key. */
  inviter: string | null;
}

/**
 * Creates an invitation by mail, or a link to hand out, of which only the hash is stored. Returns the link.
 */
export async function createInvitation(
  db: Db,
  organization: OrganizationId,
  body: InvitationBody,
  context: InviterContext,
) {
  if (body.expires_at && body.expires_at.getTime() <= context.now)
    throw buildFieldProblem("/expires_at", "past", "must be in the future");
  try {
    return await withTransaction(db, async (tx) => {
      await requireRightsToInvite(tx, organization, body, context.rights);
      const recipient = await resolveRecipient(tx, organization, body, context);
      const id = generateId();
      const token = recipient && !recipient.user ? deriveInvitationToken(id) : generateToken();
      const data = { id, organizationId: organization, tokenHash: hashToken(token) };
      if (recipient) await revokeExpired(tx, organization, recipient.email, context.now);
      const row = await tx.invitation.create({ data: { ...data, ...toColumns(body, recipient, context) } });
      const link = recipient ? await sendFirstMail(tx, row, context.now) : buildInvitationUrl(token);
      const written = await getInvitationRow(tx, organization, id);
      return { ...serializeInvitation(written, written, context.now), link };
    });
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    const message = "was invited already: remind, or revoke that invitation first";
    throw buildFieldProblem(body.user ? "/user" : "/email", "taken", message, "conflict");
  }
}

/** Recipient of the mail. */
interface InvitationRecipient {
  email: string;
  user: User | null;
}

/** An inviter can grant no role above their own. */
async function requireRightsToInvite(
  tx: Db,
  organization: OrganizationId,
  { role = "member", team, user }: InvitationBody,
  rights: AccountRights,
): Promise<void> {
  if (role !== "member") requireRightsToGrant(rights, role);
  if (user !== undefined && (role !== "member" || team !== undefined))
    throw buildFieldProblem("/user", "mismatch", "A user of the organisation already has a role and teams");
  if (team === undefined) return;
  if ((await tx.team.count({ where: { organizationId: organization, id: team } })) === 0)
    throw buildUnknownFieldProblem("team", "is not a team of your organisation");
}

async function resolveRecipient(
  tx: Db,
  organization: OrganizationId,
  { email, user: id }: InvitationBody,
  { rights }: InviterContext,
): Promise<InvitationRecipient | null> {
  if (id !== undefined) {
    const user = await requireUserField(tx, organization, id, "/user");
    requireCredentialRights(rights, user);
    if (user.email === null) throw buildFieldProblem("/user", "mismatch", "has no e-mail address");
    if (await tx.login.findFirst({ where: { organizationId: organization, userId: id } }))
      throw buildKnownUserProblem("/user");
    return { email: user.email, user };
  }
  if (email === undefined) return null;
  const user = await tx.user.findFirst({ where: { organizationId: organization, email } });
  if (user) throw buildKnownUserProblem("/email");
  return { email, user: null };
}

const buildKnownUserProblem = (pointer: string) =>
  buildFieldProblem(
    pointer,
    "taken",
    pointer === "/user" ? "has signed in already" : "belongs to a user of the organisation",
    "conflict",
  );

/** Revokes an expired invitation, which would block a new one to the same address. */
const revokeExpired = (tx: Db, organizationId: string, email: string, now: Instant) =>
  tx.invitation.updateMany({
    where: { organizationId, email, revokedAt: null, joinedAt: null, expiresAt: { lte: new Date(now) } },
    data: { revokedAt: new Date(now) },
  });

function toColumns(
  body: InvitationBody,
  recipient: InvitationRecipient | null,
  { now, inviter }: InviterContext,
) {
  const { user = null } = recipient ?? {};
  const bodyNames = { firstName: body.first_name?.trim() || null, lastName: body.last_name?.trim() || null };
  const names = user ?? bodyNames;
  const expiry = asInstant(now + INVITATION_DAYS * DAY);
  return {
    name: body.name ?? [names.firstName, names.lastName].filter(Boolean).join(" ") ?? "",
    email: recipient?.email ?? null,
    firstName: names.firstName,
    lastName: names.lastName,
    language: user?.language ?? body.language ?? null,
    userId: user?.id ?? null,
    role: user ? deriveRole(user) : (body.role ?? "member"),
    teamId: body.team ?? null,
    invitedBy: inviter,
    expiresAt: body.expires_at === undefined && recipient ? new Date(expiry) : (body.expires_at ?? null),
    maxUses: recipient ? 1 : (body.max_uses ?? null),
  };
}

async function sendFirstMail(tx: Db, row: Invitation, now: Instant): Promise<string> {
  const link = await sendInvitation(tx, row, now);
  await tx.invitation.update({
    where: toRowKey(row.organizationId, row.id),
    data: { mailedAt: new Date(now), mails: 1 },
  });
  return link;
}
