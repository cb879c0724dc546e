/** A day as the reader's language writes it, in their zone; it stays on one line. */
export const formatDay = (
  { lang, timezone: timeZone }: { lang: string; timezone: string },
  at: string,
): string =>
  new Intl.DateTimeFormat(lang, { timeZone, day: "numeric", month: "short", year: "numeric" })
    .format(new Date(at))
    .replaceAll(" ", "\u00a0");
