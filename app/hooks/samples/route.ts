import { buildRouteHandlers } from "@/lib/api/build-endpoint";
import { webhookSampleEndpoints } from "@/lib/api/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(...webhookSampleEndpoints);
