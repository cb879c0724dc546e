import { route, routes } from "@/lib/api/route";
import { readInvitationLinkContract } from "@/lib/domain/invitations/contract";
import { readInviting } from "@/lib/domain/invitations/read-inviting";
import { readInvitationLink } from "@/lib/domain/invitations/remind-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readInvitationLinkContract, ({ db, auth, params, now }) =>
    readInvitationLink(db, auth.organization, params.invitation_id, readInviting(auth, now)),
  ),
);
