import { route, routes } from "@/lib/api/route";
import { deleteUser } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import { readAccountRights } from "@/lib/domain/people/users/account-rights";
import { deleteUserContract, readUserContract, updateUserContract } from "@/lib/domain/people/users/contract";
import { readUser } from "@/lib/domain/people/users/queries";
import { updateUser } from "@/lib/domain/people/users/update-user";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readUserContract, ({ db, auth, params }) => readUser(db, auth.organization, params.user_id)),
  route(updateUserContract, ({ db, auth, params, body, precondition, now }) =>
    updateUser(db, auth.organization, params.user_id, body, {
      precondition,
      now,
      rights: readAccountRights(auth),
    }),
  ),
  route(deleteUserContract, ({ db, auth, params, precondition, now }) =>
    deleteUser(db, auth.organization, params.user_id, {
      precondition,
      rights: readAccountRights(auth),
      now,
    }),
  ),
);
