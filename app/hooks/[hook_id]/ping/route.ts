import { routes } from "@/lib/http/route";
import { hookPing } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hookPing);
