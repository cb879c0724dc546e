import type { Instant } from "@/lib/core/time/instant";

const SECOND_MS = 1000;

/** Parses a Retry-After header (RFC 9110), in seconds or as a date, into milliseconds. */
export function parseRetryAfter(header: string | null | undefined, now: Instant): number | null {
  const text = header?.trim();
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  const date = /^[A-Za-z]{3,9}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
