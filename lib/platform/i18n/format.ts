import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { isRepeated } from "@/lib/core/time/is-repeated";
import { addDays, type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { minuteOfDayAt, offsetAt } from "@/lib/core/time/zone";
import { Remembered } from "@/lib/platform/memory/remembered";
import { cycleAtEnd } from "./cycle-at-end";
import { directionOf, type Language, toLocale } from "./languages";
import type { HourCycle } from "./region-habits";

/** Everything that decides how a date or a time is written. */
export interface Manner {
  readonly lang: Language;
  readonly region: string;
  readonly zone: string;
  readonly hourCycle: HourCycle;
}

type Style = "day" | "dayShort" | "dayYear" | "month" | "monthAlone";

const DATE_STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { weekday: "long", day: "numeric", month: "long" },
  dayShort: { weekday: "short", day: "numeric", month: "short" },
  dayYear: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  monthAlone: { month: "long" },
};

// Formatters and their answers are kept: making one costs more than the rest of the page.
const dateFormatters = new Remembered<string, Intl.DateTimeFormat>();
const dates = new Remembered<string, string>();

/** A date of no zone: the calendar's own arithmetic has already said which day it is. */
export function formatDate({ lang, region }: Pick<Manner, "lang" | "region">, date: LocalDate, style: Style) {
  const tag = toLocale(lang, region);
  return dates.get(`${tag} ${style} ${date}`, () => {
    const formatter = dateFormatters.get(
      `${tag} ${style}`,
      () => new Intl.DateTimeFormat(tag, { ...DATE_STYLES[style], timeZone: "UTC" }),
    );
    const text = formatter.format(toEpochDay(date) * DAY);
    // French writes the first of a month as an ordinal: 1er décembre.
    return lang === "fr" ? text.replace(/(^|\D)1 (?=\p{L})/u, "$11er ") : text;
  });
}

/** "09:00" or "9:00 AM" on the zone's clock; "02:30 (UTC+1)" in an hour that comes twice. */
export const formatTime = ({ lang, region, zone, hourCycle }: Manner, at: Instant): string =>
  tellApart(formatMinute({ lang, region, hourCycle }, minuteOfDayAt(zone, at)), zone, at);

/** Times that look alike have their offset beside them. */
const tellApart = (time: string, zone: string, at: Instant): string =>
  isRepeated(zone, at) ? `${time} (${formatOffset(zone, at)})` : time;

/** "09:00 – 10:00". What ends with the day ends at 24:00, where clocks count so. */
export function formatTimes(manner: Manner, start: Instant, end: Instant): string {
  const last = minuteOfDayAt(manner.zone, end);
  const until = formatMinute(manner, last === 0 && end > start ? DAY_MINUTES : last);
  return `${formatTime(manner, start)} – ${tellApart(until, manner.zone, end)}`;
}

/** A full hour in the least room: "09:00" as ever, but "9 AM". */
export function formatHour(manner: Manner, at: Instant): string {
  if (manner.hourCycle !== "h12") return formatTime(manner, at);
  const { lang, region, zone } = manner;
  return hourFormatters
    .get(
      `${lang}-${region}`,
      () =>
        new Intl.DateTimeFormat(toLocale(lang, region), {
          hour: "numeric",
          hourCycle: "h12",
          timeZone: "UTC",
        }),
    )
    .format(minuteOfDayAt(zone, at) * MINUTE);
}

const hourFormatters = new Remembered<string, Intl.DateTimeFormat>();

const DAY_MINUTES = DAY / MINUTE;

const clockFormatters = new Remembered<string, Intl.DateTimeFormat>();
const clockTimes = new Remembered<string, string>();

/** A minute of the day, whatever the zone; the last, 1440, is 24:00 where clocks count to 24. */
export function formatMinute({ lang, region, ...manner }: Omit<Manner, "zone">, minuteOfDay: number): string {
  const hourCycle = minuteOfDay === DAY_MINUTES ? cycleAtEnd(manner.hourCycle) : manner.hourCycle;
  const key = `${lang}-${region} ${hourCycle}`;
  return clockTimes.get(`${key} ${minuteOfDay}`, () =>
    clockFormatters
      .get(
        key,
        () =>
          new Intl.DateTimeFormat(toLocale(lang, region), {
            hour: manner.hourCycle === "h23" ? "2-digit" : "numeric",
            minute: "2-digit",
            hourCycle,
            timeZone: "UTC",
          }),
      )
      .format(minuteOfDay * MINUTE),
  );
}

export interface WeekdayName {
  short: string;
  long: string;
}

const weekdays = new Remembered<string, readonly WeekdayName[]>();

const A_MONDAY = "2024-01-01" as LocalDate;

/** Seven names, beginning with `firstWeekday` (0 = Monday). */
export function weekdayNames(lang: Language, firstWeekday: number): readonly WeekdayName[] {
  return weekdays.get(`${lang} ${firstWeekday}`, () => {
    // Arabic has no short names of weekdays, and Hebrew ones are no shorter than a word.
    const weekday = directionOf(lang) === "rtl" ? "narrow" : "short";
    const short = new Intl.DateTimeFormat(toLocale(lang), { weekday, timeZone: "UTC" });
    const long = new Intl.DateTimeFormat(toLocale(lang), { weekday: "long", timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, index) => {
      const day = toEpochDay(addDays(A_MONDAY, firstWeekday + index)) * DAY;
      return { short: capitalize(lang, short.format(day).replace(/\.$/, "")), long: long.format(day) };
    });
  });
}

const durations = new Remembered<string, string>();

/** "45 minutes", "1 hour", "1 hour 30 minutes". */
export function formatDuration(lang: Language, minutes: number): string {
  return durations.get(`${lang} ${minutes}`, () => {
    const unit = (value: number, name: "hour" | "minute") =>
      new Intl.NumberFormat(toLocale(lang), { style: "unit", unit: name, unitDisplay: "long" }).format(value);
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    return [hours > 0 ? unit(hours, "hour") : "", rest > 0 ? unit(rest, "minute") : ""]
      .filter(Boolean)
      .join(" ");
  });
}

/** For a text that stands alone: many languages write months and weekdays in lower case. */
export const capitalize = (lang: Language, text: string): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** "UTC", "UTC+1", "UTC−3:30". */
export function formatOffset(zone: string, at: Instant): string {
  const minutes = Math.round(offsetAt(zone, at) / MINUTE);
  if (minutes === 0) return "UTC";
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
