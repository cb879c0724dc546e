import { route, routes } from "@/lib/api/route";
import { remindInvitationContract } from "@/lib/domain/invitations/contract";
import { readInviting } from "@/lib/domain/invitations/read-inviting";
import { remindInvitation } from "@/lib/domain/invitations/remind-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(remindInvitationContract, ({ db, auth, params, now }) =>
    remindInvitation(db, auth.organization, params.invitation_id, readInviting(auth, now)),
  ),
);
