import { routes } from "@/lib/http/route";
import { hookActivity } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hookActivity);
