import { randomUUID } from "node:crypto";

/** Returns the request's own id if it is safe to repeat; else a new one. */
export function getRequestId(request: { headers: Pick<Headers, "get"> }): string {
  const given = request.headers.get("x-request-id");
  return given && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID();
}
