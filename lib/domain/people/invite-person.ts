import { createInvitation, type Inviting } from "@/lib/domain/invitations/create-invitation";
import { remindInvitation } from "@/lib/domain/invitations/remind-invitation";
import { findPersonOfBody } from "@/lib/domain/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";

/** Mails somebody a link to sign up with, or once more the one of an invitation that was not taken back. */
export async function invitePerson(
  tx: Db,
  organizationId: OrganizationId,
  id: string,
  how: Inviting,
): Promise<void> {
  const user = await findPersonOfBody(tx, organizationId, id, "/user");
  if (user.suspendedAt) throw fieldProblem("/user", "refused", "is suspended", "conflict");
  if (await tx.identity.count({ where: { organizationId, userId: id } }))
    throw fieldProblem("/user", "taken", "has signed in already", "conflict");
  const open = await tx.invitation.findFirst({
    where: { organizationId, userId: id, email: user.email ?? "", revokedAt: null, joinedAt: null },
    select: { id: true },
  });
  if (open) await remindInvitation(tx, organizationId, open.id, how);
  else await createInvitation(tx, organizationId, { user: id }, how);
}
