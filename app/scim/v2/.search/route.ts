import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { listAllResources } from "@/lib/api/scim/list-all-resources";
import { buildSearchHandler } from "@/lib/api/scim/search";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({
  POST: buildSearchHandler(listAllResources),
});
