const DATE_STYLES = {
  weekday: { weekday: "short" },
  weekdayLong: { weekday: "long" },
  weekdayLetter: { weekday: "narrow" },
  long: { weekday: "long", day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
  monthShort: { month: "short", year: "numeric" },
  range: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
} as const;

const makeFormat = (locale: string, style: keyof typeof DATE_STYLES) =>
  new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: "UTC" });

/** Creates a formatter of dates without a zone, for reuse. */
export function makePlainDateFormatter(
  locale: string,
  style: keyof typeof DATE_STYLES,
): (date: string) => string {
  const format = makeFormat(locale, style);
  return (date) => format.format(new Date(date));
}

/** Formats a date without a zone in the reader's language. */
export const formatPlainDate = (locale: string, date: string, style: keyof typeof DATE_STYLES): string =>
  makePlainDateFormatter(locale, style)(date);

/** Formats a range of dates, both inclusive; an incomplete date is shown as typed. */
export function formatDateRange(locale: string, from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (!(start <= end)) return `${from} – ${to}`;
  return makeFormat(locale, "range").formatRange(start, end);
}
