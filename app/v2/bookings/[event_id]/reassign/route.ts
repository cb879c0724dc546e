import { reassignBookingEndpoint } from "@/lib/api/bulk/endpoints";
import { routes } from "@/lib/api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(reassignBookingEndpoint);
