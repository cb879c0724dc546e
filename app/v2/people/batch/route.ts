import { route, routes } from "@/lib/api/route";
import { changePeople } from "@/lib/domain/people/change-people";
import { changePeopleContract } from "@/lib/domain/people/contract";
import { readAccountRights } from "@/lib/domain/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(changePeopleContract, ({ db, auth, body, now }) =>
    changePeople(db, auth.organization, body, { now, rights: readAccountRights(auth) }),
  ),
);
