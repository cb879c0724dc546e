import { routes } from "@/lib/http/route";
import { underV2 } from "@/lib/http/under-v2";
import { deliveries } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...deliveries.map(underV2));
