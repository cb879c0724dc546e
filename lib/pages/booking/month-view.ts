import { groupByDate } from "@/lib/core/slots/group-by-date";
import { layOutMonth } from "@/lib/core/time/lay-out-month";
import { addDays, daysInMonth, firstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { localDateAt } from "@/lib/core/time/zone";
import { capitalize, formatDate, weekdayNames } from "@/lib/platform/i18n/format";
import type { Translate } from "@/lib/platform/i18n/translate";
import { listAwayDays } from "./away-days";
import type { Openings } from "./find-openings";
import type { DayCell, DayState, EmptyTimesView, MonthView } from "./view";
import { hrefWith, type ViewContext } from "./view-context";

/** With this many times or fewer, a day says that few are left. */
const FEW_TIMES = 2;

/** A single week takes no more room than the line that it would be folded under. */
const LEAST_FOLDED_WEEKS = 2;

const CLOSED_LABELS = {
  past: "booking.dayPast",
  away: "booking.dayAway",
  full: "waiting.day",
  none: "booking.dayUnavailable",
} as const;

/** @param full days that are booked out, and for which one can wait */
export function monthView(
  context: ViewContext,
  openings: Openings,
  openDay: LocalDate | null,
  full: ReadonlySet<LocalDate>,
): MonthView {
  const { t, reader } = context;
  const { month, today, lastMonth } = openings;
  const lists = groupByDate(openings.starts, reader.zone);
  const away = listAwayDays(context, openings);
  const proposed = new Set(context.query.starts.map((start) => localDateAt(reader.zone, start)));
  const name = (date: LocalDate) => formatDate(reader, date, "month");
  const toMonth = (date: LocalDate) => hrefWith(context, { month: date, day: null });
  const before = firstOfMonth(addDays(month, -1));
  const after = addDays(month, daysInMonth(month));
  const previous = month > firstOfMonth(today);
  const next = month < lastMonth;

  const cell = (date: LocalDate): DayCell => {
    const count = lists.get(date)?.length ?? 0;
    const closed = date < today ? "past" : away.has(date) ? "away" : full.has(date) ? "full" : "none";
    const state: DayState = count > FEW_TIMES ? "free" : count > 0 ? "few" : closed;
    const day = formatDate(reader, date, "day");
    return {
      date,
      number: String(Number(date.slice(8))),
      state,
      label:
        count > 0
          ? t("booking.dayTimes", { count, date: day })
          : [t(CLOSED_LABELS[closed], { date: day }), away.get(date)?.label].filter(Boolean).join(". "),
      href:
        count > 0 || state === "away" || state === "full"
          ? hrefWith(context, { day: date, month: null })
          : null,
      ...(date === openDay && { chosen: true }),
      ...(date === today && { today: true }),
      ...(proposed.has(date) && { proposed: true }),
    };
  };

  const days = Array.from({ length: daysInMonth(month) }, (_, day) => cell(addDays(month, day)));
  const weeks = layOutMonth(month, reader.firstWeekday, days);
  return {
    month: month.slice(0, 7),
    title: capitalize(reader.lang, name(month)),
    weekdays: [...weekdayNames(reader.lang, reader.firstWeekday)],
    weeks,
    pastWeeks: foldPastWeeks(weeks, t),
    previous: previous
      ? { href: toMonth(before), label: t("booking.previousMonth", { month: name(before) }) }
      : null,
    next: next ? { href: toMonth(after), label: t("booking.nextMonth", { month: name(after) }) } : null,
    previousLabel: t("booking.noPreviousMonth"),
    nextLabel: t("booking.noNextMonth"),
    // A month with a day to wait for is not empty; the link above the month leads to the next free time.
    empty: openings.starts.length > 0 || full.size > 0 ? null : emptyMonth(context, openings),
    key: {
      free: t("booking.keyFree"),
      few: t("booking.keyFew"),
      none: t("booking.keyNone"),
      ...(away.size > 0 && { away: t("booking.keyAway") }),
      ...(full.size > 0 && { full: t("waiting.key") }),
    },
  };
}

/** Nothing is free at all. What is called off frees a time. */
export const emptyAhead = (context: ViewContext): EmptyTimesView => ({
  isAhead: false,
  title: context.t("booking.nothingAhead"),
  text: null,
  link: { href: hrefWith(context, { day: null, month: null }), label: context.t("booking.lookAgain") },
});

/** Late in a month, most of it would be days that nobody can book. */
function foldPastWeeks(weeks: MonthView["weeks"], t: Translate): MonthView["pastWeeks"] {
  const count = weeks.filter((week) => week.every((day) => day === null || day.state === "past")).length;
  return count < LEAST_FOLDED_WEEKS ? null : { count, label: t("booking.pastWeeks", { count }) };
}

/** "No times in December. Next: Tue 6 Jan": never a dead end. */
function emptyMonth(context: ViewContext, { month, next, earliest }: Openings): MonthView["empty"] {
  const { t, reader } = context;
  if (earliest === null) return emptyAhead(context);
  const day = localDateAt(reader.zone, next ?? earliest);
  const label =
    next === null
      ? t("booking.monthEmptyPrevious", { month: formatDate(reader, day, "month") })
      : t("booking.monthEmptyNext", { date: formatDate(reader, day, "dayShort") });
  return {
    isAhead: true,
    title: t("booking.monthEmpty", { month: formatDate(reader, month, "monthAlone") }),
    text: null,
    link: { href: hrefWith(context, { day, month: null }), label },
  };
}
