import { preparedRoute, route, routes } from "@/lib/api/route";
import {
  deleteLocationContract,
  readLocationContract,
  updateLocationByPostContract,
  updateLocationContract,
} from "@/lib/domain/locators/locations/contract";
import { deleteLocation } from "@/lib/domain/locators/locations/delete-location";
import { locateAddress } from "@/lib/domain/locators/locations/locate-address";
import { readLocation } from "@/lib/domain/locators/locations/queries";
import { updateLocation } from "@/lib/domain/locators/locations/update-location";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readLocationContract, ({ db, auth, params }) => readLocation(db, auth.organization, params)),
  ...[updateLocationContract, updateLocationByPostContract].map((contract) =>
    preparedRoute(
      contract,
      ({ db, auth, params, body }) => locateAddress(db, auth.organization, params.locator_id, body),
      ({ db, auth, params, body, prepared, precondition }) =>
        updateLocation(db, auth.organization, params, body, prepared, precondition),
    ),
  ),
  route(deleteLocationContract, ({ db, auth, params, precondition }) =>
    deleteLocation(db, auth.organization, params, precondition),
  ),
);
