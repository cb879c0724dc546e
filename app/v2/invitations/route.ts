import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createInvitationContract, listInvitationsContract } from "@/lib/domain/people/invitations/contract";
import { createInvitation } from "@/lib/domain/people/invitations/create-invitation";
import { listInvitations } from "@/lib/domain/people/invitations/queries";
import { toInviterContext } from "@/lib/domain/people/invitations/to-inviter-context";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listInvitationsContract, ({ db, auth, query, url, now }) =>
    listInvitations(db, auth.organization, query, { url, now }),
  ),
  buildEndpoint(createInvitationContract, ({ db, auth, body, now }) =>
    createInvitation(db, auth.organization, body, toInviterContext(auth, now)),
  ),
);
