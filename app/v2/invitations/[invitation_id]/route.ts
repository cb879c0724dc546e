import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getInvitationContract, revokeInvitationContract } from "@/lib/domain/people/invitations/contract";
import { getInvitation } from "@/lib/domain/people/invitations/queries";
import { revokeInvitation } from "@/lib/domain/people/invitations/revoke-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getInvitationContract, ({ db, auth, params, now }) =>
    getInvitation(db, auth.organization, params.invitation_id, now),
  ),
  buildEndpoint(revokeInvitationContract, ({ db, auth, params, now }) =>
    revokeInvitation(db, auth.organization, params.invitation_id, new Date(now)),
  ),
);
