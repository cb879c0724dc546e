import { listEverything } from "@/lib/api/scim/everything";
import { scimRoutes } from "@/lib/api/scim/scim-route";
import { searchAt } from "@/lib/api/scim/search";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({ POST: searchAt(listEverything) });
