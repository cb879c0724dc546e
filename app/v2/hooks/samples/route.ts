import { hookSamples } from "@/lib/api/hooks/endpoints";
import { routes } from "@/lib/api/route";
import { underV2 } from "@/lib/api/under-v2";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hookSamples.map(underV2));
