import { route, routes } from "@/lib/api/route";
import { readInvitationContract, revokeInvitationContract } from "@/lib/domain/people/invitations/contract";
import { readInvitation } from "@/lib/domain/people/invitations/queries";
import { revokeInvitation } from "@/lib/domain/people/invitations/revoke-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readInvitationContract, ({ db, auth, params, now }) =>
    readInvitation(db, auth.organization, params.invitation_id, now),
  ),
  route(revokeInvitationContract, ({ db, auth, params, now }) =>
    revokeInvitation(db, auth.organization, params.invitation_id, new Date(now)),
  ),
);
