import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createInvitationLinkContract } from "@/lib/domain/people/invitations/contract";
import { createInvitationLink } from "@/lib/domain/people/invitations/send-invitation-reminder";
import { toInviterContext } from "@/lib/domain/people/invitations/to-inviter-context";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(createInvitationLinkContract, ({ db, auth, params, now }) =>
    createInvitationLink(db, auth.organization, params.invitation_id, toInviterContext(auth, now)),
  ),
);
