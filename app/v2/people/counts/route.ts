import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { countPeopleContract } from "@/lib/domain/people/contract";
import { countUsers } from "@/lib/domain/people/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(countPeopleContract, ({ db, auth, query }) =>
    countUsers(db, auth.organization, { ...query, within: auth.member?.people }),
  ),
);
