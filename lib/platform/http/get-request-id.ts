import { randomUUID } from "node:crypto";

/** Returns the request's own id if it is safe to repeat; else a new one. */
export function getRequestId(request: { headers: Pick<Headers, "get"> }): string {
  const requestId = request.headers.get("x-request-id");
  return requestId && /^[\w.-]{1,128}$/.test(requestId) ? requestId : randomUUID();
}
