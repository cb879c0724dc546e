import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createLocationContract, listLocationsContract } from "@/lib/domain/locators/locations/contract";
import { createLocation } from "@/lib/domain/locators/locations/create-location";
import { listLocations } from "@/lib/domain/locators/locations/queries";
import { resolveAddress } from "@/lib/domain/locators/locations/resolve-address";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listLocationsContract, ({ db, auth, params, query, url }) =>
    listLocations(db, auth.organization, params.locator_id, query, url),
  ),
  buildPreparedEndpoint(
    createLocationContract,
    ({ db, auth, params, body }) => resolveAddress(db, auth.organization, params.locator_id, body),
    ({ db, auth, params, body, prepared }) =>
      createLocation(db, auth.organization, params.locator_id, body, prepared),
  ),
);
