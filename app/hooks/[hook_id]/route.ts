import { routes } from "@/lib/http/route";
import { hook } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hook);
