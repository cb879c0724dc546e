import { createScimGroup, listScimGroups } from "@/lib/api/scim/groups";
import { scimRoutes } from "@/lib/api/scim/scim-route";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({ GET: listScimGroups, POST: createScimGroup });
