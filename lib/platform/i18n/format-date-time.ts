import { DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { isAmbiguousTime } from "@/lib/core/time/is-ambiguous-time";
import { addDays, type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { getOffsetAt, toLocalMinute } from "@/lib/core/time/zone";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { getTextDirection, type Language, toLocale } from "./languages";
import type { HourCycle } from "./region-format";
import { toDayEndCycle } from "./to-day-end-cycle";

/** Everything that determines how a date or a time is written. */
export interface DateTimeStyle {
  readonly lang: Language;
  readonly region: string;
  readonly zone: string;
  readonly hourCycle: HourCycle;
}

type DateStyle = "day" | "dayShort" | "dayYear" | "month" | "monthAlone" | "monthShort";

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { weekday: "long", day: "numeric", month: "long" },
  dayShort: { weekday: "short", day: "numeric", month: "short" },
  dayYear: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  monthAlone: { month: "long" },
  monthShort: { month: "short" },
};

// Formatters and their results are cached: creating a formatter costs more than the rest of the page.
const dateFormatters = new MemoCache<string, Intl.DateTimeFormat>();
const dates = new MemoCache<string, string>();

/** Formats a date without a zone, as its calendar arithmetic is already done. */
export function formatDate(
  { lang, region }: Pick<DateTimeStyle, "lang" | "region">,
  date: LocalDate,
  style: DateStyle,
) {
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

const monthFormatters = new MemoCache<string, Intl.DateTimeFormat>();

/** Formats "Nov – Dec 2031". */
export function formatMonths(
  { lang, region }: Pick<DateTimeStyle, "lang" | "region">,
  first: LocalDate,
  last: LocalDate,
): string {
  const tag = toLocale(lang, region);
  const formatter = monthFormatters.get(
    tag,
    () => new Intl.DateTimeFormat(tag, { month: "short", year: "numeric", timeZone: "UTC" }),
  );
  return formatter.formatRange(toEpochDay(first) * DAY, toEpochDay(last) * DAY);
}

const rangeFormatters = new MemoCache<string, Intl.DateTimeFormat>();

/** Formats "Fri, 4 – Mon, 7 December 2031"; a single day as such. */
export function formatDateRange(
  { lang, region }: Pick<DateTimeStyle, "lang" | "region">,
  first: LocalDate,
  last: LocalDate,
): string {
  const tag = toLocale(lang, region);
  const formatter = rangeFormatters.get(
    tag,
    () =>
      new Intl.DateTimeFormat(tag, {
        weekday: "short",
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
  );
  return formatter.formatRange(toEpochDay(first) * DAY, toEpochDay(last) * DAY);
}

/** Formats "09:00" or "9:00 AM" on the zone's clock; "02:30 (UTC+1)" in an hour that occurs twice. */
export const formatTime = ({ lang, region, zone, hourCycle }: DateTimeStyle, at: Instant): string =>
  formatUnambiguous(formatMinute({ lang, region, hourCycle }, toLocalMinute(zone, at)), zone, at);

/** Adds the offset to times that occur twice. */
const formatUnambiguous = (time: string, zone: string, at: Instant): string =>
  isAmbiguousTime(zone, at) ? `${time} (${formatOffset(zone, at)})` : time;

/** Formats "09:00 – 10:00". An end at midnight is 24:00 in a 24-hour clock. */
export function formatTimes(dateTimeStyle: DateTimeStyle, start: Instant, end: Instant): string {
  const last = toLocalMinute(dateTimeStyle.zone, end);
  const until = formatMinute(dateTimeStyle, last === 0 && end > start ? DAY_MINUTES : last);
  return `${formatTime(dateTimeStyle, start)} – ${formatUnambiguous(until, dateTimeStyle.zone, end)}`;
}

/** Formats a full hour briefly: "09:00", but "9 AM". */
export function formatHour(dateTimeStyle: DateTimeStyle, at: Instant): string {
  if (dateTimeStyle.hourCycle !== "h12") return formatTime(dateTimeStyle, at);
  const { lang, region, zone } = dateTimeStyle;
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
    .format(toLocalMinute(zone, at) * MINUTE);
}

const hourFormatters = new MemoCache<string, Intl.DateTimeFormat>();

const DAY_MINUTES = DAY / MINUTE;

const clockFormatters = new MemoCache<string, Intl.DateTimeFormat>();
const clockTimes = new MemoCache<string, string>();

/** Formats a minute of the day, without a zone; the last, 1440, is 24:00 in a 24-hour clock. */
export function formatMinute(
  { lang, region, ...dateTimeStyle }: Omit<DateTimeStyle, "zone">,
  minuteOfDay: number,
): string {
  const hourCycle =
    minuteOfDay === DAY_MINUTES ? toDayEndCycle(dateTimeStyle.hourCycle) : dateTimeStyle.hourCycle;
  const key = `${lang}-${region} ${hourCycle}`;
  return clockTimes.get(`${key} ${minuteOfDay}`, () =>
    clockFormatters
      .get(
        key,
        () =>
          new Intl.DateTimeFormat(toLocale(lang, region), {
            hour: dateTimeStyle.hourCycle === "h23" ? "2-digit" : "numeric",
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

const weekdays = new MemoCache<string, readonly WeekdayName[]>();

const A_MONDAY = "2024-01-01" as LocalDate;

/** Returns seven names, beginning with `firstWeekday` (0 = Monday). */
export function listWeekdayNames(lang: Language, firstWeekday: number): readonly WeekdayName[] {
  return weekdays.get(`${lang} ${firstWeekday}`, () => {
    // Arabic has no short weekday names, and Hebrew ones are no shorter than the full word.
    const weekday = getTextDirection(lang) === "rtl" ? "narrow" : "short";
    const short = new Intl.DateTimeFormat(toLocale(lang), { weekday, timeZone: "UTC" });
    const long = new Intl.DateTimeFormat(toLocale(lang), { weekday: "long", timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, index) => {
      const day = toEpochDay(addDays(A_MONDAY, firstWeekday + index)) * DAY;
      return { short: capitalize(lang, short.format(day).replace(/\.$/, "")), long: long.format(day) };
    });
  });
}

const durations = new MemoCache<string, string>();

/** Formats "45 minutes", "1 hour", "1 hour 30 minutes". */
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

/** Formats "1 day", "3 days". */
export const formatDayCount = (lang: Language, days: number): string =>
  durations.get(`${lang} days ${days}`, () =>
    new Intl.NumberFormat(toLocale(lang), { style: "unit", unit: "day", unitDisplay: "long" }).format(days),
  );

/** Capitalises a text that stands alone: many languages write months and weekdays in lower case. */
export const capitalize = (lang: Language, text: string): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** Formats "UTC", "UTC+1", "UTC−3:30". */
export function formatOffset(zone: string, at: Instant): string {
  const minutes = Math.round(getOffsetAt(zone, at) / MINUTE);
  if (minutes === 0) return "UTC";
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
