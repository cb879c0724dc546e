import { serveMcp } from "@/lib/api/mcp/serve-mcp";
import { TOOLS } from "./tools";

/** There are no streams to listen to and no sessions to end: GET and DELETE answer 405. */
export const POST = (request: Request) => serveMcp(request, TOOLS);
