import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { remindInvitationContract } from "@/lib/domain/people/invitations/contract";
import { sendInvitationReminder } from "@/lib/domain/people/invitations/send-invitation-reminder";
import { toInviterContext } from "@/lib/domain/people/invitations/to-inviter-context";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(remindInvitationContract, ({ db, auth, params, now }) =>
    sendInvitationReminder(db, auth.organization, params.invitation_id, toInviterContext(auth, now)),
  ),
);
