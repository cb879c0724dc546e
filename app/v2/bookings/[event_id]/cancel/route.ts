import { buildRouteHandlers } from "@/lib/api/build-endpoint";
import { cancelBookingEndpoint } from "@/lib/api/bulk/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(cancelBookingEndpoint);
