import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createLocatorContract, listLocatorsContract } from "@/lib/domain/locators/contract";
import { createLocator } from "@/lib/domain/locators/create-locator";
import { listLocators } from "@/lib/domain/locators/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listLocatorsContract, ({ db, auth, query, url }) =>
    listLocators(db, auth.organization, query, url),
  ),
  buildEndpoint(createLocatorContract, ({ db, auth, body }) => createLocator(db, auth.organization, body)),
);
