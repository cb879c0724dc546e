/** Parses the client's preference for unknown keys (`Prefer`, RFC 7240); null if it has none. */
export function parseHandling(request: Request): "strict" | "lenient" | null {
  const found = /(?:^|[,;\s])handling=(strict|lenient)\b/i.exec(request.headers.get("prefer") ?? "");
  return found ? (found[1]?.toLowerCase() as "strict" | "lenient") : null;
}
