import { route, routes } from "@/lib/api/route";
import { erasePersonalDataContract } from "@/lib/domain/lifecycle/personal-data/contract";
import { erasePerson } from "@/lib/domain/lifecycle/personal-data/erase-person";
import { readAccountRights } from "@/lib/domain/people/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(erasePersonalDataContract, ({ db, auth, body }) =>
    erasePerson(db, auth.organization, {
      email: body.email,
      deleteMember: body.delete_member ?? false,
      rights: readAccountRights(auth),
    }),
  ),
);
