import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteLocationContract,
  getLocationContract,
  updateLocationByPostContract,
  updateLocationContract,
} from "@/lib/domain/locators/locations/contract";
import { deleteLocation } from "@/lib/domain/locators/locations/delete-location";
import { getLocation } from "@/lib/domain/locators/locations/queries";
import { resolveAddress } from "@/lib/domain/locators/locations/resolve-address";
import { updateLocation } from "@/lib/domain/locators/locations/update-location";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getLocationContract, ({ db, auth, params }) => getLocation(db, auth.organization, params)),
  ...[updateLocationContract, updateLocationByPostContract].map((contract) =>
    buildPreparedEndpoint(
      contract,
      ({ db, auth, params, body }) => resolveAddress(db, auth.organization, params.locator_id, body),
      ({ db, auth, params, body, prepared, precondition }) =>
        updateLocation(db, auth.organization, params, body, prepared, precondition),
    ),
  ),
  buildEndpoint(deleteLocationContract, ({ db, auth, params, precondition }) =>
    deleteLocation(db, auth.organization, params, precondition),
  ),
);
