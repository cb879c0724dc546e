import { route, routes } from "@/lib/api/route";
import { readAccountRights, requireRightsToCreate } from "@/lib/domain/people/users/account-rights";
import {
  createUserContract,
  listUsersContract,
  updateNamedUserContract,
} from "@/lib/domain/people/users/contract";
import { createUser } from "@/lib/domain/people/users/create-user";
import { listUsers } from "@/lib/domain/people/users/queries";
import { updateNamedUser } from "@/lib/domain/people/users/update-user";
import { reply } from "@/lib/platform/http/reply";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listUsersContract, ({ db, auth, query, url }) =>
    listUsers(db, auth.organization, { ...query, within: auth.member?.people }, url),
  ),
  route(createUserContract, async ({ db, auth, body, now }) => {
    requireRightsToCreate(readAccountRights(auth), body);
    const { created, answer } = await createUser(db, auth.organization, body, now);
    return reply(answer, created ? 201 : 200);
  }),
  route(updateNamedUserContract, ({ db, auth, body, precondition, now }) =>
    updateNamedUser(db, auth.organization, body, { precondition, now, rights: readAccountRights(auth) }),
  ),
);
