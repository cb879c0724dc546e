import { route, routes } from "@/lib/api/route";
import { createLocatorContract, listLocatorsContract } from "@/lib/domain/locators/contract";
import { createLocator } from "@/lib/domain/locators/create-locator";
import { listLocators } from "@/lib/domain/locators/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listLocatorsContract, ({ db, auth, query, url }) => listLocators(db, auth.organization, query, url)),
  route(createLocatorContract, ({ db, auth, body }) => createLocator(db, auth.organization, body)),
);
