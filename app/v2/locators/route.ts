import { route, routes } from "@/lib/http/route";
import { createLocatorContract, listLocatorsContract } from "@/lib/locators/contract";
import { createLocator } from "@/lib/locators/create-locator";
import { listLocators } from "@/lib/locators/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listLocatorsContract, ({ db, auth, query, url }) => listLocators(db, auth.organization, query, url)),
  route(createLocatorContract, ({ db, auth, body }) => createLocator(db, auth.organization, body)),
);
