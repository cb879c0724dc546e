import { randomUUID } from "node:crypto";

/** The request's own id, where it brings one that is safe to repeat; else a new one. */
export function getRequestId(request: { headers: Pick<Headers, "get"> }): string {
  const given = request.headers.get("x-request-id");
  return given && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID();
}
