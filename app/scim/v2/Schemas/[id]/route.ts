import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { getScimSchema } from "@/lib/api/scim/discovery";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({ GET: getScimSchema });
