import { route, routes } from "@/lib/http/route";
import { createUsersContract, updateUsersContract } from "@/lib/users/contract";
import { createUsers } from "@/lib/users/create-users";
import { updateUsers } from "@/lib/users/update-users";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createUsersContract, ({ db, auth, body, strict, now }) =>
    createUsers(db, auth.organization, body, { strict, now }),
  ),
  route(updateUsersContract, ({ db, auth, body, strict, now }) =>
    updateUsers(db, auth.organization, body, { strict, now }),
  ),
);
