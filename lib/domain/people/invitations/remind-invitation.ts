import { DAY, type Instant, instant } from "@/lib/core/time/instant";
import { type AccountRights, requireRightsToGive } from "@/lib/domain/people/users/account-rights";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Role } from "@/lib/platform/http/audience";
import { ApiProblem } from "@/lib/platform/http/problem";
import { writeInvitationLink } from "./invitation-link";
import { mailInvitation } from "./mail-invitation";
import { deriveRemindFrom, deriveState, INVITATION_DAYS } from "./policy";
import { findInvitationRow, type InvitationRow, readInvitation } from "./queries";

interface Asking {
  now: Instant;
  rights: AccountRights;
}

/** One more mail, a day after the last one at the earliest; what has expired, or is about to, lasts as long again. */
export function remindInvitation(db: Db, organization: OrganizationId, id: string, { now, rights }: Asking) {
  return inTransaction(db, async (tx) => {
    const row = await lockOpen(tx, organization, id, now, rights);
    const from = deriveRemindFrom(row, deriveState(row, row.hasSignedIn, now));
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
      row.expiresAt && new Date(Math.max(row.expiresAt.getTime(), instant(now + INVITATION_DAYS * DAY)));
    await mailInvitation(tx, { ...row, expiresAt }, now);
    await tx.invitation.update({
      where: keyOf(organization, id),
      data: { mailedAt: new Date(now), mails: { increment: 1 }, expiresAt },
    });
    return readInvitation(tx, organization, id, now);
  });
}

/** The link, to be sent by other means; of somebody who is there already a new one each time. */
export function readInvitationLink(
  db: Db,
  organization: OrganizationId,
  id: string,
  { now, rights }: Asking,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockOpen(tx, organization, id, now, rights);
    return { link: await writeInvitationLink(tx, row, now) };
  });
}

async function lockOpen(
  tx: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
  rights: AccountRights,
): Promise<InvitationRow> {
  await lockRow(tx, "invitations", { organizationId: organization, id });
  const row = await findInvitationRow(tx, organization, id);
  if (row.role !== "member") requireRightsToGive(rights, row.role as Role);
  if (row.email === null)
    throw new ApiProblem(
      "conflict",
      "It was mailed to nobody, and its link was shown once: make another one.",
      { reason: "invitation_once" },
    );
  const state = deriveState(row, row.hasSignedIn, now);
  if (state === "joined")
    throw new ApiProblem("conflict", "Whoever was invited has joined.", { reason: "invitation_joined" });
  if (state === "revoked")
    throw new ApiProblem("conflict", "The invitation was revoked: invite again.", {
      reason: "invitation_revoked",
    });
  return row;
}
