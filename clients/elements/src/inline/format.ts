import { toDate } from "./calendar-days";

const MONDAY = "2024-01-01";
const SUNDAY_FIRST = /^en-(US|CA)|^pt-BR/;

export type Format = ReturnType<typeof openFormat>;

/** Dates and times in words. Of the browser's languages the first that is the element's brings the habits of its region. */
export function openFormat(lang: string, timezone: string) {
  const locale = navigator.languages.find((one) => one.slice(0, 2) === lang) ?? lang;
  const make = (options: Intl.DateTimeFormatOptions, timeZone = "UTC") =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const month = make({ month: "long", year: "numeric" });
  const day = make({ weekday: "long", day: "numeric", month: "long" });
  const time = make({ hour: "numeric", minute: "2-digit" }, timezone);
  const whole = make(
    { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
    timezone,
  );
  const zone = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: "long" });
  const firstWeekday = SUNDAY_FIRST.test(locale) ? 7 : 1;
  const weekdays = Array.from({ length: 7 }, (_, index) => {
    const date = toDate(MONDAY);
    date.setUTCDate(index + firstWeekday);
    return {
      long: make({ weekday: "long" }).format(date),
      short: make({ weekday: "short" }).format(date).slice(0, 3),
    };
  });
  const place = timezone.split("/").at(-1)?.replaceAll("_", " ") ?? timezone;
  return {
    firstWeekday,
    weekdays,
    month: (text: string) => month.format(toDate(text)),
    day: (text: string) => day.format(toDate(text)),
    time: (slot: string) => time.format(new Date(slot)),
    whole: (slot: string) => whole.format(new Date(slot)),
    zone: `${zone.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? timezone} (${place})`,
  };
}
