import { route, routes } from "@/lib/api/route";
import { readInviting } from "@/lib/domain/invitations/read-inviting";
import { changePeople } from "@/lib/domain/people/change-people";
import { changePeopleContract } from "@/lib/domain/people/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(changePeopleContract, ({ db, auth, body, now }) =>
    changePeople(db, auth.organization, body, readInviting(auth, now)),
  ),
);
