import { groupByDate } from "@/lib/core/slots/group-by-date";
import { buildMonthGrid } from "@/lib/core/time/build-month-grid";
import { addDays, countDaysInMonth, getFirstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { capitalize, formatDate, listWeekdayNames } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { Openings } from "./find-openings";
import { listAwayDays } from "./list-away-days";
import type { DayCell, DayState, EmptyTimesView, MonthView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

/** The greatest number of times at which a day is marked as nearly full. */
const FEW_TIMES = 2;

/** A single week is as high as the line that would replace it. */
const MIN_COLLAPSED_WEEKS = 2;

const CLOSED_LABELS = {
  past: "booking.dayPast",
  away: "booking.dayAway",
  full: "waiting.day",
  none: "booking.dayUnavailable",
} as const;

/** @param full days that are fully booked and have a waiting list */
export function buildMonthView(
  context: ViewContext,
  openings: Openings,
  openDay: LocalDate | null,
  full: ReadonlySet<LocalDate>,
): MonthView {
  const { t, reader } = context;
  const { month, today, lastMonth } = openings;
  const lists = groupByDate(openings.starts, reader.zone);
  const away = listAwayDays(context, openings);
  const proposed = new Set(context.query.starts.map((start) => toLocalDate(reader.zone, start)));
  const name = (date: LocalDate) => formatDate(reader, date, "month");
  const toMonth = (date: LocalDate) => buildStateHref(context, { month: date, day: null });
  const before = getFirstOfMonth(addDays(month, -1));
  const after = addDays(month, countDaysInMonth(month));
  const previous = month > getFirstOfMonth(today);
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
          ? buildStateHref(context, { day: date, month: null })
          : null,
      ...(date === openDay && { chosen: true }),
      ...(date === today && { today: true }),
      ...(proposed.has(date) && { proposed: true }),
    };
  };

  const days = Array.from({ length: countDaysInMonth(month) }, (_, day) => cell(addDays(month, day)));
  const weeks = buildMonthGrid(month, reader.firstWeekday, days);
  return {
    month: month.slice(0, 7),
    title: capitalize(reader.lang, name(month)),
    weekdays: [...listWeekdayNames(reader.lang, reader.firstWeekday)],
    weeks,
    pastWeeks: buildPastWeeks(weeks, t),
    previous: previous
      ? { href: toMonth(before), label: t("booking.previousMonth", { month: name(before) }) }
      : null,
    next: next ? { href: toMonth(after), label: t("booking.nextMonth", { month: name(after) }) } : null,
    previousLabel: t("booking.noPreviousMonth"),
    nextLabel: t("booking.noNextMonth"),
    // A month with a waiting list is not empty; the link above it leads to the next free time.
    empty: openings.starts.length > 0 || full.size > 0 ? null : buildEmptyMonth(context, openings),
    key: {
      free: t("booking.keyFree"),
      few: t("booking.keyFew"),
      none: t("booking.keyNone"),
      ...(away.size > 0 && { away: t("booking.keyAway") }),
      ...(full.size > 0 && { full: t("waiting.key") }),
    },
  };
}

/** No time is free; a cancellation may free one. */
export const buildNothingAheadView = (context: ViewContext): EmptyTimesView => ({
  isAhead: false,
  title: context.t("booking.nothingAhead"),
  text: null,
  link: { href: buildStateHref(context, { day: null, month: null }), label: context.t("booking.lookAgain") },
});

/** Collapses past weeks, which late in a month would fill most of it. */
function buildPastWeeks(weeks: MonthView["weeks"], t: Translate): MonthView["pastWeeks"] {
  const count = weeks.filter((week) => week.every((day) => day === null || day.state === "past")).length;
  return count < MIN_COLLAPSED_WEEKS ? null : { count, label: t("booking.pastWeeks", { count }) };
}

/** "No times in December. Next: Tue 6 Jan". */
function buildEmptyMonth(context: ViewContext, { month, next, earliest }: Openings): MonthView["empty"] {
  const { t, reader } = context;
  if (earliest === null) return buildNothingAheadView(context);
  const day = toLocalDate(reader.zone, next ?? earliest);
  const label =
    next === null
      ? t("booking.monthEmptyPrevious", { month: formatDate(reader, day, "month") })
      : t("booking.monthEmptyNext", { date: formatDate(reader, day, "dayShort") });
  return {
    isAhead: true,
    title: t("booking.monthEmpty", { month: formatDate(reader, month, "monthAlone") }),
    text: null,
    link: { href: buildStateHref(context, { day, month: null }), label },
  };
}
