/** True if `If-None-Match` names this tag. */
export function isNotModified(request: { headers: Pick<Headers, "get"> }, etag: string | null): boolean {
  const known = request.headers.get("if-none-match");
  if (!known || !etag) return false;
  return known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
