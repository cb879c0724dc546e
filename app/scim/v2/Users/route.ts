import { scimRoutes } from "@/lib/api/scim/scim-route";
import { createScimUser, listScimUsers } from "@/lib/api/scim/users";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({ GET: listScimUsers, POST: createScimUser });
