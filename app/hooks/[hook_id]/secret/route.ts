import { buildRouteHandlers } from "@/lib/api/build-endpoint";
import { webhookSecretEndpoints } from "@/lib/api/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(...webhookSecretEndpoints);
