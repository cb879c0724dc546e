// On globalThis: endpoints may be another bundle than the one that calls them.
const shared = globalThis as { bookpageToolRequests?: WeakSet<Request> };
shared.bookpageToolRequests ??= new WeakSet();
const requests = shared.bookpageToolRequests;

/** Notes that a tool asks, within a request to /mcp: a token that is for agents alone holds there, and nowhere else. */
export function markToolRequest(request: Request): Request {
  requests.add(request);
  return request;
}

export const isToolRequest = (request: Request): boolean => requests.has(request);
