import { buildScimHandlers } from "@/lib/api/scim/build-scim-handlers";

export const { GET, POST, PUT, PATCH, DELETE } = buildScimHandlers({});
