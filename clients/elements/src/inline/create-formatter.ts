import { getTextDirection } from "@/lib/platform/i18n/languages";
import { toDate } from "./calendar-days";

const MONDAY = "2024-01-01";
const SUNDAY_FIRST = /^en-(US|CA)|^pt-BR/;

export type Formatter = ReturnType<typeof createFormatter>;

export type HourCycle = "h12" | "h23";

/** The first browser language that matches the element's language decides the regional formats. */
const pickRegionalLocale = (lang: string) =>
  navigator.languages.find((one) => one.slice(0, 2) === lang) ?? lang;

/** The organisation's choice, otherwise that of the visitor's region. */
export function pickHourCycle(lang: string, requested: HourCycle | null): HourCycle {
  const { hourCycle } = new Intl.DateTimeFormat(pickRegionalLocale(lang), {
    hour: "numeric",
  }).resolvedOptions();
  return requested ?? (hourCycle === "h12" || hourCycle === "h11" ? "h12" : "h23");
}

/** The sizes of all changes of clocks in use. */
const STEPS_MINUTES = [30, 60, 120, -30, -60, -120];

const findZoneName = (format: Intl.DateTimeFormat, date: Date) =>
  format.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value;

/** Creates the formatter of dates and times. */
export function createFormatter(lang: string, timezone: string, hourCycle: HourCycle) {
  const locale = pickRegionalLocale(lang);
  const make = (options: Intl.DateTimeFormatOptions, timeZone = "UTC") =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const month = make({ month: "long", year: "numeric" });
  const months = make({ month: "short", year: "numeric" });
  const monthName = make({ month: "short" });
  const day = make({ weekday: "long", day: "numeric", month: "long" });
  const short = make({ weekday: "short", day: "numeric", month: "short" });
  const clock = { hour: hourCycle === "h12" ? "numeric" : "2-digit", minute: "2-digit", hourCycle } as const;
  const time = make(clock, timezone);
  const whole = make({ weekday: "long", day: "numeric", month: "long", ...clock }, timezone);
  const zone = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: "long" });
  const offset = make({ timeZoneName: "shortOffset" }, timezone);
  /** Adds the UTC offset to times of an hour that occurs twice. */
  const addOffsetIfAmbiguous = (text: Intl.DateTimeFormat, slot: string) => {
    const date = new Date(slot);
    const isRepeated = STEPS_MINUTES.some((step) => time.format(+date + step * 60_000) === time.format(date));
    return `${text.format(date)}${isRepeated ? ` (${findZoneName(offset, date)?.replace("GMT", "UTC")})` : ""}`;
  };
  const firstWeekday = SUNDAY_FIRST.test(locale) ? 7 : 1;
  // Weekday names in Arabic and Hebrew share their first letters, so their narrow form is used.
  const weekday = getTextDirection(lang) === "rtl" ? "narrow" : "short";
  const weekdays = Array.from({ length: 7 }, (_, index) => {
    const date = toDate(MONDAY);
    date.setUTCDate(index + firstWeekday);
    return {
      long: make({ weekday: "long" }).format(date),
      short: make({ weekday }).format(date).slice(0, 3),
    };
  });
  const city = timezone.split("/").at(-1)?.replaceAll("_", " ") ?? timezone;
  const unit = (value: number, name: "hour" | "minute") =>
    new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "long" }).format(value);
  return {
    locale,
    firstWeekday,
    weekdays,
    month: (text: string) => month.format(toDate(text)),
    /** "Nov – Dec 2031" */
    months: (first: string, last: string) => months.formatRange(toDate(first), toDate(last)),
    /** "Dec" */
    monthName: (text: string) => monthName.format(toDate(text)).replace(/\.$/, ""),
    day: (text: string) => day.format(toDate(text)),
    /** "Mon 10 – Sun 16 Mar" */
    days: (first: string, last: string) => short.formatRange(toDate(first), toDate(last)),
    time: (slot: string) => addOffsetIfAmbiguous(time, slot),
    whole: (slot: string) => addOffsetIfAmbiguous(whole, slot),
    length: (minutes: number) => (minutes % 60 === 0 ? unit(minutes / 60, "hour") : unit(minutes, "minute")),
    place: city,
    hours: { h12: "12 h", h23: "24 h" },
    zone: `${findZoneName(zone, new Date()) ?? timezone} (${city})`,
  };
}
