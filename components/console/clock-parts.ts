/**
 * The parts of a time of day. A 24-hour clock has two digits, as in the browser's time fields; `hc` of the locale
 * says which clock it is.
 */
export const getClockParts = (locale: string) =>
  ({
    hour: new Intl.Locale(locale).hourCycle === "h23" ? "2-digit" : "numeric",
    minute: "2-digit",
  }) as const;
