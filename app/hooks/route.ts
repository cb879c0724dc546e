import { routes } from "@/lib/http/route";
import { hooks } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hooks);
