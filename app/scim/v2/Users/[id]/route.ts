import { scimRoutes } from "@/lib/api/scim/scim-route";
import { deleteScimUser, patchScimUser, readScimUser, replaceScimUser } from "@/lib/api/scim/users";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({
  GET: readScimUser,
  PUT: replaceScimUser,
  PATCH: patchScimUser,
  DELETE: deleteScimUser,
});
