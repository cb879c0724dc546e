const DATE_STYLES = {
  weekday: { weekday: "short" },
  long: { weekday: "long", day: "numeric", month: "long" },
} as const;

/** A date without a zone, in the reader's language. */
export const formatPlainDate = (lang: string, date: string, style: keyof typeof DATE_STYLES): string =>
  new Intl.DateTimeFormat(lang, { ...DATE_STYLES[style], timeZone: "UTC" }).format(new Date(date));
