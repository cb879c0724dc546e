/** Formats a day in the reader's language and zone, without line breaks. */
export const formatDay = (
  { lang, timezone: timeZone }: { lang: string; timezone: string },
  at: string,
): string =>
  new Intl.DateTimeFormat(lang, { timeZone, day: "numeric", month: "short", year: "numeric" })
    .format(new Date(at))
    .replaceAll(" ", "\u00a0");
