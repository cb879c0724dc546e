import { ApiProblem } from "@/lib/domain/contracts/problem";
import { createInvitation, type InviterContext } from "@/lib/domain/people/invitations/create-invitation";
import { sendInvitationReminder } from "@/lib/domain/people/invitations/send-invitation-reminder";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Mails the user a sign-up link, or a reminder if an invitation is open. */
export async function inviteUser(
  tx: Db,
  organizationId: OrganizationId,
  id: string,
  context: InviterContext,
): Promise<void> {
  const { email, suspendedAt } = await requirePersonField(tx, organizationId, id, "/user");
  if (suspendedAt) throw new ApiProblem("conflict", `${id} is suspended.`, { reason: "person_suspended" });
  if (email === null)
    throw new ApiProblem("conflict", `${id} has no e-mail address.`, { reason: "no_address" });
  const ofPerson = { organizationId, userId: id };
  const signInCount =
    (await tx.login.count({ where: ofPerson })) + (await tx.identity.count({ where: ofPerson }));
  if (signInCount > 0) throw new ApiProblem("conflict", `${id} has joined.`, { reason: "invitation_joined" });
  const open = await tx.invitation.findFirst({
    where: { ...ofPerson, email, revokedAt: null, joinedAt: null },
    select: { id: true },
  });
  if (open) await sendInvitationReminder(tx, organizationId, open.id, context);
  else await createInvitation(tx, organizationId, { user: id }, context);
}
