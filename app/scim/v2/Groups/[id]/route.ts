import { deleteScimGroup, patchScimGroup, readScimGroup, replaceScimGroup } from "@/lib/api/scim/groups";
import { scimRoutes } from "@/lib/api/scim/scim-route";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({
  GET: readScimGroup,
  PUT: replaceScimGroup,
  PATCH: patchScimGroup,
  DELETE: deleteScimGroup,
});
