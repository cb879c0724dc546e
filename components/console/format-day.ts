import { joinWords } from "@/lib/core/text/join-words";

/** Formats a day in the reader's language and zone, without line breaks. */
export const formatDay = (
  { locale, timezone: timeZone }: { locale: string; timezone: string },
  at: string,
): string =>
  joinWords(
    new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short", year: "numeric" }).format(
      new Date(at),
    ),
  );
