import { preparedRoute, route, routes } from "@/lib/api/route";
import { createLocationContract, listLocationsContract } from "@/lib/domain/locators/locations/contract";
import { createLocation } from "@/lib/domain/locators/locations/create-location";
import { locateAddress } from "@/lib/domain/locators/locations/locate-address";
import { listLocations } from "@/lib/domain/locators/locations/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listLocationsContract, ({ db, auth, params, query, url }) =>
    listLocations(db, auth.organization, params.locator_id, query, url),
  ),
  preparedRoute(
    createLocationContract,
    ({ db, auth, params, body }) => locateAddress(db, auth.organization, params.locator_id, body),
    ({ db, auth, params, body, prepared }) =>
      createLocation(db, auth.organization, params.locator_id, body, prepared),
  ),
);
