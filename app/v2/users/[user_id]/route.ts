import { route, routes } from "@/lib/api/route";
import { deleteUserContract, readUserContract, updateUserContract } from "@/lib/domain/users/contract";
import { readCredentialRights } from "@/lib/domain/users/credential-rights";
import { deleteUser } from "@/lib/domain/users/delete-user";
import { readUser } from "@/lib/domain/users/queries";
import { updateUser } from "@/lib/domain/users/update-user";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readUserContract, ({ db, auth, params }) => readUser(db, auth.organization, params.user_id)),
  route(updateUserContract, ({ db, auth, params, body, precondition, now }) =>
    updateUser(db, auth.organization, params.user_id, body, {
      precondition,
      now,
      rights: readCredentialRights(auth),
    }),
  ),
  route(deleteUserContract, ({ db, auth, params, precondition, now }) =>
    deleteUser(db, auth.organization, params.user_id, precondition, now),
  ),
);
