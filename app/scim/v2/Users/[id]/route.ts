import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { buildResourceSearchHandler } from "@/lib/api/scim/search";
import {
  deleteScimUser,
  getScimUser,
  listScimUsers,
  replaceScimUser,
  updateScimUser,
} from "@/lib/api/scim/users";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({
  GET: getScimUser,
  POST: buildResourceSearchHandler(listScimUsers),
  PUT: replaceScimUser,
  PATCH: updateScimUser,
  DELETE: deleteScimUser,
});
