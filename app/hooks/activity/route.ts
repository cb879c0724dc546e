import { buildRouteHandlers } from "@/lib/api/build-endpoint";
import { webhookActivityEndpoints } from "@/lib/api/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(...webhookActivityEndpoints);
