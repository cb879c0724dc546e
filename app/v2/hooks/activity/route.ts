import { routes } from "@/lib/http/route";
import { underV2 } from "@/lib/http/under-v2";
import { hookActivity } from "@/lib/webhooks/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hookActivity.map(underV2));
