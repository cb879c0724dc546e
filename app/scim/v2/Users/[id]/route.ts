import { scimRoutes } from "@/lib/api/scim/scim-route";
import { searchWith } from "@/lib/api/scim/search";
import {
  deleteScimUser,
  listScimUsers,
  patchScimUser,
  readScimUser,
  replaceScimUser,
} from "@/lib/api/scim/users";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({
  GET: readScimUser,
  POST: searchWith(listScimUsers),
  PUT: replaceScimUser,
  PATCH: patchScimUser,
  DELETE: deleteScimUser,
});
