import { route, routes } from "@/lib/api/route";
import { remindInvitationContract } from "@/lib/domain/people/invitations/contract";
import { readInviting } from "@/lib/domain/people/invitations/read-inviting";
import { remindInvitation } from "@/lib/domain/people/invitations/remind-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(remindInvitationContract, ({ db, auth, params, now }) =>
    remindInvitation(db, auth.organization, params.invitation_id, readInviting(auth, now)),
  ),
);
