import { buildMonthGrid } from "@/lib/core/time/build-month-grid";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import {
  addDays,
  countDaysInMonth,
  getFirstOfMonth,
  type LocalDate,
  toWeekday,
} from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { PORTRAITS } from "@/lib/domain/lifecycle/demo/portraits";
import type { DayState } from "@/lib/pages/booking/view";
import {
  capitalize,
  type DateTimeStyle,
  formatDate,
  formatDuration,
  formatTime,
  listWeekdayNames,
} from "@/lib/platform/i18n/format-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { SampleView } from "./view";

const NAME = "Amara";
const SATURDAY = 5;

/** Minutes of a day; the third is selected. */
const TIMES = [9 * 60, 9 * 60 + 30, 11 * 60, 13 * 60 + 30, 14 * 60, 15 * 60 + 30];
const CHOSEN_TIME = 2;

/** A sample booking page for this month: working days, some nearly full, and a selected time. */
export function buildSampleView(
  dateTimeStyle: DateTimeStyle,
  firstWeekday: number,
  now: Instant,
): SampleView {
  const { lang } = dateTimeStyle;
  const t = getTranslator(lang);
  const today = toLocalDate(dateTimeStyle.zone, now);
  const chosen = findNextWorkingDay(addDays(today, 2));
  const month = getFirstOfMonth(chosen);
  const dates = Array.from({ length: countDaysInMonth(month) }, (_, day) => addDays(month, day));
  const days = dates.map((date) => ({
    number: String(Number(date.slice(8))),
    state: date === chosen ? ("free" as const) : getDayState(date, today),
    isChosen: date === chosen,
  }));
  return {
    portrait: PORTRAITS.amara,
    title: t("booking.heading", { name: NAME }),
    duration: formatDuration(lang, 30),
    month: capitalize(lang, formatDate(dateTimeStyle, month, "month")),
    weekdays: listWeekdayNames(lang, firstWeekday).map(({ short }) => short),
    weeks: buildMonthGrid(month, firstWeekday, days),
    day: capitalize(lang, formatDate(dateTimeStyle, chosen, "day")),
    times: TIMES.map((minute, index) => ({
      time: formatTime({ ...dateTimeStyle, zone: "UTC" }, asInstant(minute * MINUTE)),
      isChosen: index === CHOSEN_TIME,
    })),
    submit: t("booking.continue"),
  };
}

const isWeekend = (date: LocalDate) => toWeekday(date) >= SATURDAY;

const findNextWorkingDay = (date: LocalDate): LocalDate =>
  isWeekend(date) ? findNextWorkingDay(addDays(date, 1)) : date;

function getDayState(date: LocalDate, today: LocalDate): DayState {
  if (date < today) return "past";
  if (isWeekend(date)) return "none";
  return Number(date.slice(8)) % 6 === 0 ? "few" : "free";
}
