import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { getResourceType } from "@/lib/api/scim/discovery";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({ GET: getResourceType });
