import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";
import { listResourceTypes } from "@/lib/api/scim/discovery";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({ GET: listResourceTypes });
