import { routes } from "@/lib/http/route";
import { deliveryReplay } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...deliveryReplay);
