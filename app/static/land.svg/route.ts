import { handleLand } from "@/lib/pages/locator/land/handle-land";

export const GET = (request: Request) => handleLand(request);
