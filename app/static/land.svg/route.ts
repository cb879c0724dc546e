import { handleLand } from "@/lib/pages/locator/map/land/handle-land";

export const GET = (request: Request) => handleLand(request);
