import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Role } from "@/lib/domain/contracts/audience";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { type AccountRights, requireRightsToGrant } from "@/lib/domain/people/users/account-rights";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { issueInvitationLink } from "./invitation-link";
import { deriveInvitationState, deriveRemindFrom, INVITATION_DAYS } from "./policy";
import { getInvitation, getInvitationRow, type InvitationRow } from "./queries";
import { sendInvitation } from "./send-invitation";

interface ReminderContext {
  now: Instant;
  rights: AccountRights;
}

/** Sends another mail, at the earliest a day after the last one, and renews the expiry. */
export function sendInvitationReminder(
  db: Db,
  organization: OrganizationId,
  id: string,
  { now, rights }: ReminderContext,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockOpenInvitation(tx, organization, id, now, rights);
    const from = deriveRemindFrom(row, deriveInvitationState(row, row.hasSignedIn, now));
    if (from === null)
      throw new ApiProblem("conflict", "So many mails have gone to this person: send the link yourself.", {
        reason: "mailed_often",
      });
    if (from.getTime() > now)
      throw new ApiProblem(
        "mail_limit",
        `The last mail is not a day old: remind from ${from.toISOString()} on.`,
        {
          reason: "mailed_lately",
          headers: { "retry-after": String(Math.ceil((from.getTime() - now) / 1000)) },
        },
      );
    const expiresAt =
      row.expiresAt && new Date(Math.max(row.expiresAt.getTime(), asInstant(now + INVITATION_DAYS * DAY)));
    await sendInvitation(tx, { ...row, expiresAt }, now);
    await tx.invitation.update({
      where: toRowKey(organization, id),
      data: { mailedAt: new Date(now), mails: { increment: 1 }, expiresAt },
    });
    return getInvitation(tx, organization, id, now);
  });
}

/** Returns the link for sending by other means; for an existing user, a new link each time. */
export function createInvitationLink(
  db: Db,
  organization: OrganizationId,
  id: string,
  { now, rights }: ReminderContext,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockOpenInvitation(tx, organization, id, now, rights);
    return { link: await issueInvitationLink(tx, row, now) };
  });
}

async function lockOpenInvitation(
  tx: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
  rights: AccountRights,
): Promise<InvitationRow> {
  await lockRow(tx, "invitations", { organizationId: organization, id });
  const row = await getInvitationRow(tx, organization, id);
  if (row.role !== "member") requireRightsToGrant(rights, row.role as Role);
  if (row.email === null)
    throw new ApiProblem("conflict", "It was not mailed, and its link was shown once: create another one.", {
      reason: "invitation_once",
    });
  const state = deriveInvitationState(row, row.hasSignedIn, now);
  if (state === "joined")
    throw new ApiProblem("conflict", "The invited person has joined.", { reason: "invitation_joined" });
  if (state === "revoked")
    throw new ApiProblem("conflict", "The invitation was revoked: invite again.", {
      reason: "invitation_revoked",
    });
  return row;
}
