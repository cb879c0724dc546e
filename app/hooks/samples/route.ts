import { hookSamples } from "@/lib/api/hooks/endpoints";
import { routes } from "@/lib/api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...hookSamples);
