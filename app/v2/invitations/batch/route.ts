import { route, routes } from "@/lib/api/route";
import { createInvitationsContract } from "@/lib/domain/people/invitations/contract";
import { createInvitations } from "@/lib/domain/people/invitations/create-invitations";
import { readInviting } from "@/lib/domain/people/invitations/read-inviting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createInvitationsContract, ({ db, auth, body, now, strict }) =>
    createInvitations(db, auth.organization, body, { ...readInviting(auth, now), strict }),
  ),
);
