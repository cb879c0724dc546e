import { route, routes } from "@/lib/api/route";
import {
  deleteLocatorContract,
  readLocatorContract,
  updateLocatorByPostContract,
  updateLocatorContract,
} from "@/lib/domain/locators/contract";
import { deleteLocator } from "@/lib/domain/locators/delete-locator";
import { readLocator } from "@/lib/domain/locators/queries";
import { updateLocator } from "@/lib/domain/locators/update-locator";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readLocatorContract, ({ db, auth, params }) => readLocator(db, auth.organization, params.locator_id)),
  ...[updateLocatorContract, updateLocatorByPostContract].map((contract) =>
    route(contract, ({ db, auth, params, body, precondition }) =>
      updateLocator(db, auth.organization, params.locator_id, body, precondition),
    ),
  ),
  route(deleteLocatorContract, ({ db, auth, params, precondition }) =>
    deleteLocator(db, auth.organization, params.locator_id, precondition),
  ),
);
