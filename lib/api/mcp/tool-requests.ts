// The set is on globalThis because the endpoints may be in another bundle than their caller.
const shared = globalThis as { bookpageToolRequests?: WeakSet<Request> };
shared.bookpageToolRequests ??= new WeakSet();
const requests = shared.bookpageToolRequests;

/** Marks a request as a tool's call within a request to /mcp. A token for the MCP resource is valid only in those. */
export function markToolRequest(request: Request): Request {
  requests.add(request);
  return request;
}

export const isToolRequest = (request: Request): boolean => requests.has(request);
