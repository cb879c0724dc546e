import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createInvitationsContract } from "@/lib/domain/people/invitations/contract";
import { createInvitations } from "@/lib/domain/people/invitations/create-invitations";
import { toInviterContext } from "@/lib/domain/people/invitations/to-inviter-context";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(createInvitationsContract, ({ db, auth, body, now, strict }) =>
    createInvitations(db, auth.organization, body, { ...toInviterContext(auth, now), strict }),
  ),
);
