import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import {
  type AccountRights,
  requireCredentialRights,
  requireRightsToGive,
} from "@/lib/domain/people/users/account-rights";
import { findUserOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import type { Invitation, User } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem, unknownProblem } from "@/lib/platform/http/problem";
import { linkOfToken, tokenOfInvitation } from "./invitation-link";
import { mailInvitation } from "./mail-invitation";
import { INVITATION_DAYS } from "./policy";
import { findInvitationRow } from "./queries";
import type { InvitationBody } from "./schema";
import { serializeInvitation } from "./serialize";

export interface Inviting {
  now: Instant;
  rights: AccountRights;
  /** Who invites; null: an API key. */
  inviter: string | null;
}

/** A link to hand out, or a mail to one person. Answers the link: of one to hand out only the hash is kept. */
export async function createInvitation(
  db: Db,
  organization: OrganizationId,
  body: InvitationBody,
  how: Inviting,
) {
  if (body.expires_at && body.expires_at.getTime() <= how.now)
    throw fieldProblem("/expires_at", "past", "must be in the future");
  try {
    return await inTransaction(db, async (tx) => {
      await requireGrants(tx, organization, body, how.rights);
      const invited = await findInvited(tx, organization, body, how);
      const id = newId();
      const token = invited && !invited.user ? tokenOfInvitation(id) : newToken();
      const data = { id, organizationId: organization, tokenHash: hashToken(token) };
      if (invited) await closeExpired(tx, organization, invited.email, how.now);
      const row = await tx.invitation.create({ data: { ...data, ...toColumns(body, invited, how) } });
      const link = invited ? await sendFirst(tx, row, how.now) : linkOfToken(token);
      const written = await findInvitationRow(tx, organization, id);
      return { ...serializeInvitation(written, written, how.now), link };
    });
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    const message = "was invited already: remind, or revoke that invitation first";
    throw fieldProblem(body.user ? "/user" : "/email", "taken", message, "conflict");
  }
}

/** Whom a mail goes to. */
interface Invited {
  email: string;
  user: User | null;
}

/** Nobody is invited to more than whoever invites may give. */
async function requireGrants(
  tx: Db,
  organization: OrganizationId,
  { role = "member", team, user }: InvitationBody,
  rights: AccountRights,
): Promise<void> {
  if (role !== "member") requireRightsToGive(rights, role);
  if (user !== undefined && (role !== "member" || team !== undefined))
    throw fieldProblem("/user", "mismatch", "Whoever is in the organisation has a role and teams already");
  if (team === undefined) return;
  if ((await tx.team.count({ where: { organizationId: organization, id: team } })) === 0)
    throw unknownProblem("team", "is not a team of your organisation");
}

async function findInvited(
  tx: Db,
  organization: OrganizationId,
  { email, user: id }: InvitationBody,
  { rights }: Inviting,
): Promise<Invited | null> {
  if (id !== undefined) {
    const user = await findUserOfBody(tx, organization, id, "/user");
    requireCredentialRights(rights, user);
    if (user.email === null) throw fieldProblem("/user", "mismatch", "has no e-mail address");
    if (await tx.login.findFirst({ where: { organizationId: organization, userId: id } }))
      throw knownProblem("/user");
    return { email: user.email, user };
  }
  if (email === undefined) return null;
  const user = await tx.user.findFirst({ where: { organizationId: organization, email } });
  if (user) throw knownProblem("/email");
  return { email, user: null };
}

const knownProblem = (pointer: string) =>
  fieldProblem(
    pointer,
    "taken",
    pointer === "/user" ? "has signed in already" : "belongs to somebody who is in the organisation already",
    "conflict",
  );

/** An invitation that has ended makes room for the next one to the same address. */
const closeExpired = (tx: Db, organizationId: string, email: string, now: Instant) =>
  tx.invitation.updateMany({
    where: { organizationId, email, revokedAt: null, joinedAt: null, expiresAt: { lte: new Date(now) } },
    data: { revokedAt: new Date(now) },
  });

function toColumns(body: InvitationBody, invited: Invited | null, { now, inviter }: Inviting) {
  const { user = null } = invited ?? {};
  const given = { firstName: body.first_name?.trim() || null, lastName: body.last_name?.trim() || null };
  const names = user ?? given;
  const ends = instant(now + INVITATION_DAYS * DAY);
  return {
    name: body.name ?? [names.firstName, names.lastName].filter(Boolean).join(" ") ?? "",
    email: invited?.email ?? null,
    firstName: names.firstName,
    lastName: names.lastName,
    language: user?.language ?? body.language ?? null,
    userId: user?.id ?? null,
    role: user ? deriveRole(user) : (body.role ?? "member"),
    teamId: body.team ?? null,
    invitedBy: inviter,
    expiresAt: body.expires_at === undefined && invited ? new Date(ends) : (body.expires_at ?? null),
    maxUses: invited ? 1 : (body.max_uses ?? null),
  };
}

async function sendFirst(tx: Db, row: Invitation, now: Instant): Promise<string> {
  const link = await mailInvitation(tx, row, now);
  await tx.invitation.update({
    where: keyOf(row.organizationId, row.id),
    data: { mailedAt: new Date(now), mails: 1 },
  });
  return link;
}
