import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { layOutMonth } from "@/lib/core/time/lay-out-month";
import { addDays, daysInMonth, firstOfMonth, type LocalDate, toWeekday } from "@/lib/core/time/local-date";
import { localDateAt } from "@/lib/core/time/zone";
import { PORTRAITS } from "@/lib/domain/lifecycle/demo/portraits";
import type { DayState } from "@/lib/pages/booking/view";
import {
  capitalize,
  formatDate,
  formatDuration,
  formatTime,
  type Manner,
  weekdayNames,
} from "@/lib/platform/i18n/format";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { SampleView } from "./view";

const NAME = "Amara";
const SATURDAY = 5;

/** Minutes of a day; the third is chosen. */
const TIMES = [9 * 60, 9 * 60 + 30, 11 * 60, 13 * 60 + 30, 14 * 60, 15 * 60 + 30];
const CHOSEN_TIME = 2;

/** A booking page as it would look this month: somebody's working days, some nearly full, and a time that is chosen. */
export function sampleView(manner: Manner, firstWeekday: number, now: Instant): SampleView {
  const { lang } = manner;
  const t = getTranslator(lang);
  const today = localDateAt(manner.zone, now);
  const chosen = nextWorkingDay(addDays(today, 2));
  const month = firstOfMonth(chosen);
  const dates = Array.from({ length: daysInMonth(month) }, (_, day) => addDays(month, day));
  const days = dates.map((date) => ({
    number: String(Number(date.slice(8))),
    state: date === chosen ? ("free" as const) : stateOf(date, today),
    isChosen: date === chosen,
  }));
  return {
    portrait: PORTRAITS.amara,
    title: t("booking.heading", { name: NAME }),
    duration: formatDuration(lang, 30),
    month: capitalize(lang, formatDate(manner, month, "month")),
    weekdays: weekdayNames(lang, firstWeekday).map(({ short }) => short),
    weeks: layOutMonth(month, firstWeekday, days),
    day: capitalize(lang, formatDate(manner, chosen, "day")),
    times: TIMES.map((minute, index) => ({
      time: formatTime({ ...manner, zone: "UTC" }, instant(minute * MINUTE)),
      isChosen: index === CHOSEN_TIME,
    })),
    submit: t("booking.continue"),
  };
}

const isWeekend = (date: LocalDate) => toWeekday(date) >= SATURDAY;

const nextWorkingDay = (date: LocalDate): LocalDate =>
  isWeekend(date) ? nextWorkingDay(addDays(date, 1)) : date;

function stateOf(date: LocalDate, today: LocalDate): DayState {
  if (date < today) return "past";
  if (isWeekend(date)) return "none";
  return Number(date.slice(8)) % 6 === 0 ? "few" : "free";
}
