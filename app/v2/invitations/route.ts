import { route, routes } from "@/lib/api/route";
import { createInvitationContract, listInvitationsContract } from "@/lib/domain/people/invitations/contract";
import { createInvitation } from "@/lib/domain/people/invitations/create-invitation";
import { listInvitations } from "@/lib/domain/people/invitations/queries";
import { readInviting } from "@/lib/domain/people/invitations/read-inviting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listInvitationsContract, ({ db, auth, query, url, now }) =>
    listInvitations(db, auth.organization, query, { url, now }),
  ),
  route(createInvitationContract, ({ db, auth, body, now }) =>
    createInvitation(db, auth.organization, body, readInviting(auth, now)),
  ),
);
