/** How the client wants unknown keys to be handled (`Prefer`, RFC 7240); null where it does not say. */
export function parseHandling(request: Request): "strict" | "lenient" | null {
  const found = /(?:^|[,;\s])handling=(strict|lenient)\b/i.exec(request.headers.get("prefer") ?? "");
  return found ? (found[1]?.toLowerCase() as "strict" | "lenient") : null;
}
