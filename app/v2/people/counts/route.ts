import { route, routes } from "@/lib/api/route";
import { countPeopleContract } from "@/lib/domain/people/contract";
import { countPeople } from "@/lib/domain/people/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(countPeopleContract, ({ db, auth, query }) =>
    countPeople(db, auth.organization, { ...query, within: auth.member?.people }),
  ),
);
