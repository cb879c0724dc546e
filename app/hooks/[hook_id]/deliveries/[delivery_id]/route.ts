import { routes } from "@/lib/http/route";
import { delivery } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...delivery);
