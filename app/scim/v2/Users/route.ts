import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { createScimUser, listScimUsers } from "@/lib/api/scim/users";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({
  GET: listScimUsers,
  POST: createScimUser,
});
