import { routes } from "@/lib/http/route";
import { hookSecret } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hookSecret);
