const DATE_STYLES = {
  weekday: { weekday: "short" },
  weekdayLong: { weekday: "long" },
  weekdayLetter: { weekday: "narrow" },
  long: { weekday: "long", day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
  monthShort: { month: "short", year: "numeric" },
  range: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
} as const;

const makeFormat = (lang: string, style: keyof typeof DATE_STYLES) =>
  new Intl.DateTimeFormat(lang, { ...DATE_STYLES[style], timeZone: "UTC" });

/** Creates a formatter of dates without a zone, for reuse. */
export function makePlainDateFormatter(
  lang: string,
  style: keyof typeof DATE_STYLES,
): (date: string) => string {
  const format = makeFormat(lang, style);
  return (date) => format.format(new Date(date));
}

/** Formats a date without a zone in the reader's language. */
export const formatPlainDate = (lang: string, date: string, style: keyof typeof DATE_STYLES): string =>
  makePlainDateFormatter(lang, style)(date);

/** Formats a range of dates, both inclusive; an incomplete date is shown as typed. */
export function formatDateRange(lang: string, from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (!(start <= end)) return `${from} – ${to}`;
  return makeFormat(lang, "range").formatRange(start, end);
}
