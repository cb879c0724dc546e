import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createReply } from "@/lib/domain/contracts/reply";
import { deriveAccountRights, requireRightsToCreate } from "@/lib/domain/people/users/account-rights";
import {
  createUserContract,
  listUsersContract,
  updateNamedUserContract,
} from "@/lib/domain/people/users/contract";
import { createUser } from "@/lib/domain/people/users/create-user";
import { listUsers } from "@/lib/domain/people/users/queries";
import { updateNamedUser } from "@/lib/domain/people/users/update-user";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listUsersContract, ({ db, auth, query, url }) =>
    listUsers(db, auth.organization, { ...query, within: auth.member?.people }, url),
  ),
  buildEndpoint(createUserContract, async ({ db, auth, body, now }) => {
    requireRightsToCreate(deriveAccountRights(auth), body);
    const { created, answer: response } = await createUser(db, auth.organization, body, now);
    return createReply(response, created ? 201 : 200);
  }),
  buildEndpoint(updateNamedUserContract, ({ db, auth, body, precondition, now }) =>
    updateNamedUser(db, auth.organization, body, { precondition, now, rights: deriveAccountRights(auth) }),
  ),
);
