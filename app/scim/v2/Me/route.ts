import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { rejectScimMe } from "@/lib/api/scim/discovery";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({
  GET: rejectScimMe,
  POST: rejectScimMe,
  PUT: rejectScimMe,
  PATCH: rejectScimMe,
  DELETE: rejectScimMe,
});
