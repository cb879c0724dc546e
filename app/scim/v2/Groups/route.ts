import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { createScimGroup, listScimGroups } from "@/lib/api/scim/groups";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({
  GET: listScimGroups,
  POST: createScimGroup,
});
