import { handleMcpRequest } from "@/lib/api/mcp/handle-mcp-request";
import { TOOLS } from "./tools";

/** GET and DELETE respond 405, as there are no streams and no sessions. */
export const POST = (request: Request) => handleMcpRequest(request, TOOLS);
