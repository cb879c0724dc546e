/** How the body of an answer may be written (RFC 9110, 12.5.3), the shortest first. */
const CODINGS = ["br", "gzip"] as const;

export type ContentCoding = (typeof CODINGS)[number] | "identity";

/** The shortest coding that this `Accept-Encoding` allows. */
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
