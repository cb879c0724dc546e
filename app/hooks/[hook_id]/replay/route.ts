import { routes } from "@/lib/http/route";
import { hookReplay } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hookReplay);
