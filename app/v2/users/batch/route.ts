import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";
import { createUsersContract, updateUsersContract } from "@/lib/domain/people/users/contract";
import { createUsers } from "@/lib/domain/people/users/create-users";
import { updateUsers } from "@/lib/domain/people/users/update-users";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(createUsersContract, ({ db, auth, body, strict, now }) =>
    createUsers(db, auth.organization, body, { strict, now, rights: deriveAccountRights(auth) }),
  ),
  buildEndpoint(updateUsersContract, ({ db, auth, body, strict, now }) =>
    updateUsers(db, auth.organization, body, { strict, now, rights: deriveAccountRights(auth) }),
  ),
);
