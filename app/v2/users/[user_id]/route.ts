import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteUser } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";
import { deleteUserContract, getUserContract, updateUserContract } from "@/lib/domain/people/users/contract";
import { getUser } from "@/lib/domain/people/users/queries";
import { updateUser } from "@/lib/domain/people/users/update-user";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getUserContract, ({ db, auth, params }) => getUser(db, auth.organization, params.user_id)),
  buildEndpoint(updateUserContract, ({ db, auth, params, body, precondition, now }) =>
    updateUser(db, auth.organization, params.user_id, body, {
      precondition,
      now,
      rights: deriveAccountRights(auth),
    }),
  ),
  buildEndpoint(deleteUserContract, ({ db, auth, params, precondition, now }) =>
    deleteUser(db, auth.organization, params.user_id, {
      precondition,
      rights: deriveAccountRights(auth),
      now,
    }),
  ),
);
