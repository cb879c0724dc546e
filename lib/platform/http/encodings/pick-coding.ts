/** Content codings of responses (RFC 9110, 12.5.3), the shortest first. */
const CODINGS = ["br", "gzip"] as const;

export type ContentCoding = (typeof CODINGS)[number] | "identity";

/** Picks the shortest coding that this `Accept-Encoding` accepts. */
export function pickCoding(accepted: string): ContentCoding {
  const allowed = new Set(
    accepted
      .toLowerCase()
      .split(",")
      .map((part) => part.replaceAll(/\s/g, "").split(";q="))
      .filter(([, quality = "1"]) => Number(quality) > 0)
      .map(([name]) => name),
  );
  return CODINGS.find((coding) => allowed.has(coding)) ?? "identity";
}
