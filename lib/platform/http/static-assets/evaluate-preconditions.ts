import type { IncomingHttpHeaders } from "node:http";
import { isNotModified } from "../etag";

interface Stored {
  /** Strong, with its quotes. */
  etag: string;
  /** Of its last change, in whole seconds. */
  changedAt: Date;
}

/** What a conditional request for a file comes to, in the order of RFC 9110, 13.2.2: it is sent, it is as it was, or it is another one. */
export function evaluatePreconditions(
  headers: IncomingHttpHeaders,
  { etag, changedAt }: Stored,
): 200 | 304 | 412 {
  const match = headers["if-match"];
  const unmodifiedSince = parseHttpDate(headers["if-unmodified-since"]);
  if (match !== undefined) {
    if (match.trim() !== "*" && !match.split(",").some((tag) => tag.trim() === etag)) return 412;
  } else if (unmodifiedSince !== null && changedAt.getTime() > unmodifiedSince) return 412;
  const known = headers["if-none-match"];
  if (known !== undefined) {
    const isKnown = known.trim() === "*" || isNotModified({ headers: { get: () => known } }, etag);
    return isKnown ? 304 : 200;
  }
  const modifiedSince = parseHttpDate(headers["if-modified-since"]);
  return modifiedSince !== null && changedAt.getTime() <= modifiedSince ? 304 : 200;
}

/** Milliseconds; null for what is no date, which is ignored. */
function parseHttpDate(text: string | undefined): number | null {
  const date = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? null : date;
}
