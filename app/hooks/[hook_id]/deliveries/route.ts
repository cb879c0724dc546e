import { routes } from "@/lib/http/route";
import { deliveries } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...deliveries);
