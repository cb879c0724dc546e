import { openapiResponse } from "@/lib/api/openapi/openapi-response";

export const GET = (request: Request) => openapiResponse(request, "agent");
