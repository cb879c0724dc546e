import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteLocatorContract,
  getLocatorContract,
  updateLocatorByPostContract,
  updateLocatorContract,
} from "@/lib/domain/locators/contract";
import { deleteLocator } from "@/lib/domain/locators/delete-locator";
import { getLocator } from "@/lib/domain/locators/queries";
import { updateLocator } from "@/lib/domain/locators/update-locator";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getLocatorContract, ({ db, auth, params }) =>
    getLocator(db, auth.organization, params.locator_id),
  ),
  ...[updateLocatorContract, updateLocatorByPostContract].map((contract) =>
    buildEndpoint(contract, ({ db, auth, params, body, precondition }) =>
      updateLocator(db, auth.organization, params.locator_id, body, precondition),
    ),
  ),
  buildEndpoint(deleteLocatorContract, ({ db, auth, params, precondition }) =>
    deleteLocator(db, auth.organization, params.locator_id, precondition),
  ),
);
