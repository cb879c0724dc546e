import {
  deleteScimGroup,
  listScimGroups,
  patchScimGroup,
  readScimGroup,
  replaceScimGroup,
} from "@/lib/api/scim/groups";
import { scimRoutes } from "@/lib/api/scim/scim-route";
import { searchWith } from "@/lib/api/scim/search";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({
  GET: readScimGroup,
  POST: searchWith(listScimGroups),
  PUT: replaceScimGroup,
  PATCH: patchScimGroup,
  DELETE: deleteScimGroup,
});
