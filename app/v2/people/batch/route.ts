import { route, routes } from "@/lib/api/route";
import { changePeople } from "@/lib/domain/people/change-people";
import { changePeopleContract } from "@/lib/domain/people/contract";
import { readInviting } from "@/lib/domain/people/invitations/read-inviting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(changePeopleContract, ({ db, auth, body, now }) =>
    changePeople(db, auth.organization, body, readInviting(auth, now)),
  ),
);
