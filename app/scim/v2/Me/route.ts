import { refuseMe } from "@/lib/api/scim/discovery";
import { scimRoutes } from "@/lib/api/scim/scim-route";

export const { GET, POST, PUT, PATCH, DELETE } = scimRoutes({
  GET: refuseMe,
  POST: refuseMe,
  PUT: refuseMe,
  PATCH: refuseMe,
  DELETE: refuseMe,
});
