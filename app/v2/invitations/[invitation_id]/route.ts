import { route, routes } from "@/lib/http/route";
import { revokeInvitationContract } from "@/lib/invitations/contract";
import { revokeInvitation } from "@/lib/invitations/revoke-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(revokeInvitationContract, ({ db, auth, params, now }) =>
    revokeInvitation(db, auth.organization, params.invitation_id, new Date(now)),
  ),
);
