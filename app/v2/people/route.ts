import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listPeopleContract } from "@/lib/domain/people/contract";
import { listUserSummaries } from "@/lib/domain/people/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listPeopleContract, ({ db, auth, query, url }) =>
    listUserSummaries(db, auth.organization, { ...query, within: auth.member?.people }, url),
  ),
);
