import { route, routes } from "@/lib/api/route";
import { revokeInvitationContract } from "@/lib/domain/invitations/contract";
import { revokeInvitation } from "@/lib/domain/invitations/revoke-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(revokeInvitationContract, ({ db, auth, params, now }) =>
    revokeInvitation(db, auth.organization, params.invitation_id, new Date(now)),
  ),
);
