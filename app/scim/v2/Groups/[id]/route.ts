import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import {
  deleteScimGroup,
  getScimGroup,
  listScimGroups,
  replaceScimGroup,
  updateScimGroup,
} from "@/lib/api/scim/groups";
import { buildResourceSearchHandler } from "@/lib/api/scim/search";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({
  GET: getScimGroup,
  POST: buildResourceSearchHandler(listScimGroups),
  PUT: replaceScimGroup,
  PATCH: updateScimGroup,
  DELETE: deleteScimGroup,
});
