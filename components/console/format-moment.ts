import { joinWords } from "@/lib/core/text/join-words";
import { getClockParts } from "./clock-parts";
import { formatAmbiguousTime } from "./format-ambiguous-time";

export const EXTRA_PARTS = {
  none: {},
  seconds: { second: "2-digit" },
  weekday: { weekday: "short" },
} as const;

/**
 * Formats a day and a time in the reader's language and zone, without line breaks; the year only if it is not the
 * current one.
 */
export function formatMoment(
  { locale, timezone: timeZone }: { locale: string; timezone: string },
  at: string,
  extra: keyof typeof EXTRA_PARTS = "none",
): string {
  const date = new Date(at);
  const text = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(date.getFullYear() !== new Date().getFullYear() && { year: "numeric" }),
    day: "numeric",
    month: "short",
    ...getClockParts(locale),
    ...EXTRA_PARTS[extra],
  }).format(date);
  return joinWords(formatAmbiguousTime(text, timeZone, date));
}
