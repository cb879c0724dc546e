import { route, routes } from "@/lib/api/route";
import { listPeopleContract } from "@/lib/domain/people/contract";
import { listPeople } from "@/lib/domain/people/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listPeopleContract, ({ db, auth, query, url }) =>
    listPeople(db, auth.organization, { ...query, within: auth.member?.people }, url),
  ),
);
