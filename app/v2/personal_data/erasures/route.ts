import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { erasePersonalDataContract } from "@/lib/domain/lifecycle/personal-data/contract";
import { erasePerson } from "@/lib/domain/lifecycle/personal-data/erase-person";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(erasePersonalDataContract, ({ db, auth, body }) =>
    erasePerson(db, auth.organization, {
      email: body.email,
      deleteMember: body.delete_member ?? false,
      rights: deriveAccountRights(auth),
    }),
  ),
);
