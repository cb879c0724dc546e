import type { IncomingHttpHeaders } from "node:http";
import { isNotModified } from "@/lib/platform/http/is-not-modified";

interface Stored {
  /** A strong tag, with its quotes. */
  etag: string;
  /** The time of its last change, in whole seconds. */
  changedAt: Date;
}

/**
 * Evaluates a conditional request for a file, in the order of RFC 9110, 13.2.2: send it, not modified, or
 * precondition failed.
 */
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

/** Returns milliseconds; null for an invalid date, which is ignored. */
function parseHttpDate(text: string | undefined): number | null {
  const date = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? null : date;
}
