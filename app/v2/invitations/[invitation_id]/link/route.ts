import { route, routes } from "@/lib/api/route";
import { readInvitationLinkContract } from "@/lib/domain/people/invitations/contract";
import { readInviting } from "@/lib/domain/people/invitations/read-inviting";
import { readInvitationLink } from "@/lib/domain/people/invitations/remind-invitation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readInvitationLinkContract, ({ db, auth, params, now }) =>
    readInvitationLink(db, auth.organization, params.invitation_id, readInviting(auth, now)),
  ),
);
