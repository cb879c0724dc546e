/** A day as the reader's language writes it; it stays on one line. */
export const formatDay = (lang: string, at: string): string =>
  new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", year: "numeric" })
    .format(new Date(at))
    .replaceAll(" ", "\u00a0");
