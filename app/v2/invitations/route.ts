import { route, routes } from "@/lib/api/route";
import { createInvitationContract, listInvitationsContract } from "@/lib/domain/invitations/contract";
import { createInvitation } from "@/lib/domain/invitations/create-invitation";
import { listInvitations } from "@/lib/domain/invitations/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listInvitationsContract, ({ db, auth, query, url }) =>
    listInvitations(db, auth.organization, query, url),
  ),
  route(createInvitationContract, ({ db, auth, body, now }) =>
    createInvitation(db, auth.organization, body, new Date(now)),
  ),
);
