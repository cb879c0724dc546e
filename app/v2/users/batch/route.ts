import { route, routes } from "@/lib/api/route";
import { readAccountRights } from "@/lib/domain/people/users/account-rights";
import { createUsersContract, updateUsersContract } from "@/lib/domain/people/users/contract";
import { createUsers } from "@/lib/domain/people/users/create-users";
import { updateUsers } from "@/lib/domain/people/users/update-users";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createUsersContract, ({ db, auth, body, strict, now }) =>
    createUsers(db, auth.organization, body, { strict, now, rights: readAccountRights(auth) }),
  ),
  route(updateUsersContract, ({ db, auth, body, strict, now }) =>
    updateUsers(db, auth.organization, body, { strict, now, rights: readAccountRights(auth) }),
  ),
);
