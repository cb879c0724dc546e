import { buildRouteHandlers } from "@/lib/api/build-endpoint";
import { webhookPingEndpoints } from "@/lib/api/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(...webhookPingEndpoints);
