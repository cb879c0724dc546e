import { handleOpenapi } from "@/lib/api/openapi/handle-openapi";

export const GET = (request: Request) => handleOpenapi(request, "agent");
