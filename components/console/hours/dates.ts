/** `2031-03-10`, as the calendar on this zone's wall shows it. */
export const dateIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const STYLES = {
  weekday: { weekday: "short" },
  long: { weekday: "long", day: "numeric", month: "long" },
} as const;

/** A date without a zone, in the reader's language. */
export const formatDate = (lang: string, date: string, style: keyof typeof STYLES): string =>
  new Intl.DateTimeFormat(lang, { ...STYLES[style], timeZone: "UTC" }).format(new Date(date));
