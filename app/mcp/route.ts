import { handleMcpRequest } from "@/lib/api/mcp/handle-mcp-request";
import { TOOLS } from "./tools";

/** There are no streams to listen to and no sessions to end: GET and DELETE answer 405. */
export const POST = (request: Request) => handleMcpRequest(request, TOOLS);
