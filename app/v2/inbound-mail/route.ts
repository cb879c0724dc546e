import { buildRouteHandlers } from "@/lib/api/build-endpoint";
import { inboundMailEndpoint } from "@/lib/api/inbound-mail/inbound-mail-endpoint";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(inboundMailEndpoint);
