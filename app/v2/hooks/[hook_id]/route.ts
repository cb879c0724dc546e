import { buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toV2Endpoint } from "@/lib/api/to-v2-endpoint";
import { webhookEndpoints } from "@/lib/api/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  ...webhookEndpoints.map(toV2Endpoint),
);
