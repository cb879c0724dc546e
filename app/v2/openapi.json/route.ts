import { openapiResponse } from "@/lib/http/openapi-response";

export const GET = (request: Request) => openapiResponse(request);
