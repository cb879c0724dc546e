import { groupByDate } from "@/lib/core/slots/group-by-date";
import {
  findMonthThatShows,
  getNextShownMonth,
  getPreviousShownMonth,
  listDaysOfWeeks,
} from "@/lib/core/time/five-weeks";
import { addDays, getFirstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { splitWeeks } from "@/lib/core/time/split-weeks";
import { toLocalDate } from "@/lib/core/time/zone";
import { capitalize, formatDate, formatMonths, listWeekdayNames } from "@/lib/platform/i18n/format-date-time";
import type { Openings } from "./find-openings";
import { listAwayDays } from "./list-away-days";
import type { DayCell, DayState, EmptyTimesView, MonthView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

/** The greatest number of times at which a day is marked as nearly full. */
const FEW_TIMES = 2;

/** The title names the next month too if it has at least this many of the shown days. */
const MIN_NAMED_DAYS = 14;

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
  const { month, today, lastDay, firstShown, shownEnd } = openings;
  const monthReader = { today, weekStart: reader.firstWeekday };
  const lists = groupByDate(openings.starts, reader.zone);
  const away = listAwayDays(context, openings);
  const current = findCurrentDay(context);
  const proposed = new Set(context.query.starts.map((start) => toLocalDate(reader.zone, start)));
  const name = (date: LocalDate) => formatDate(reader, date, "month");
  const toMonth = (date: LocalDate) => buildStateHref(context, { month: date, day: null });
  const previous = getPreviousShownMonth(month, monthReader);
  const next = shownEnd <= lastDay ? getNextShownMonth(month, monthReader) : null;
  // The address names the month only for a day that another month shows by default.
  const toDay = (date: LocalDate) =>
    buildStateHref(context, {
      day: date,
      month: findMonthThatShows(date, monthReader) === month ? null : month,
    });

  const cell = (date: LocalDate): DayCell => {
    const count = lists.get(date)?.length ?? 0;
    const closed = date < today ? "past" : away.has(date) ? "away" : full.has(date) ? "full" : "none";
    const state: DayState = count > FEW_TIMES ? "free" : count > 0 ? "few" : closed;
    const day = formatDate(reader, date, "day");
    return {
      date,
      number: String(Number(date.slice(8))),
      state,
      label: joinSentences(
        count > 0 ? t("booking.dayTimes", { count, date: day }) : t(CLOSED_LABELS[closed], { date: day }),
        count > 0 ? null : away.get(date)?.label,
        date === current ? t("eventPage.step.moveOldMark") : null,
      ),
      href: count > 0 || state === "away" || state === "full" ? toDay(date) : null,
      ...(date.endsWith("-01") && date !== firstShown && { monthName: formatMonthName(context, date) }),
      ...(date === openDay && { chosen: true }),
      ...(date === today && { today: true }),
      ...(date === current && { current: true }),
      ...(proposed.has(date) && { proposed: true }),
    };
  };

  const days = listDaysOfWeeks({ first: firstShown });
  return {
    month: month.slice(0, 7),
    title: capitalize(reader.lang, formatTitle(context, openings)),
    weekdays: [...listWeekdayNames(reader.lang, reader.firstWeekday)],
    weeks: splitWeeks(days.map(cell)),
    previous:
      previous === null
        ? null
        : { href: toMonth(previous), label: t("booking.previousMonth", { month: name(previous) }) },
    next: next && { href: toMonth(next), label: t("booking.nextMonth", { month: name(next) }) },
    previousLabel: t("booking.noPreviousMonth"),
    nextLabel: t("booking.noNextMonth"),
    // A month with a waiting list is not empty; the link above it leads to the next free time.
    empty: openings.starts.length > 0 || full.size > 0 ? null : buildEmptyMonth(context, openings),
    key: buildMonthKey(t, {
      away: away.size > 0,
      full: full.size > 0,
      current: days.some((date) => date === current),
    }),
  };
}

const findCurrentDay = ({ currentStart, reader }: ViewContext): LocalDate | null =>
  currentStart === undefined ? null : toLocalDate(reader.zone, currentStart);

const joinSentences = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join(". ");

/** Explains the marks of days; those that few months have only where they occur. */
const buildMonthKey = (
  t: ViewContext["t"],
  has: { away: boolean; full: boolean; current: boolean },
): MonthView["key"] => ({
  free: t("booking.keyFree"),
  few: t("booking.keyFew"),
  none: t("booking.keyNone"),
  ...(has.away && { away: t("booking.keyAway") }),
  ...(has.full && { full: t("waiting.key") }),
  ...(has.current && { current: t("eventPage.step.moveOldMark") }),
});

/** No time is free; a cancellation may free one. */
export const buildNothingAheadView = (context: ViewContext): EmptyTimesView => ({
  isAhead: false,
  title: context.t("booking.nothingAhead"),
  text: null,
  link: { href: buildStateHref(context, { day: null, month: null }), label: context.t("booking.lookAgain") },
});

/** "November 2026", or "Nov – Dec 2026" late in November. */
function formatTitle({ reader }: ViewContext, { month, shownEnd }: Openings): string {
  const last = addDays(shownEnd, -MIN_NAMED_DAYS);
  return getFirstOfMonth(last) > month
    ? formatMonths(reader, month, last)
    : formatDate(reader, month, "month");
}

const formatMonthName = ({ reader }: ViewContext, date: LocalDate) =>
  capitalize(reader.lang, formatDate(reader, date, "monthShort").replace(/\.$/, ""));

/** "No times in December. Next: Tue 6 Jan". */
function buildEmptyMonth(
  context: ViewContext,
  { month, today, next, earliest }: Openings,
): MonthView["empty"] {
  const { t, reader } = context;
  if (earliest === null) return buildNothingAheadView(context);
  const day = toLocalDate(reader.zone, next ?? earliest);
  const label =
    next === null
      ? t("booking.monthEmptyPrevious", { month: formatDate(reader, day, "month") })
      : t("booking.monthEmptyNext", { date: formatDate(reader, day, "dayShort") });
  return {
    isAhead: true,
    title:
      month <= today
        ? t("booking.weeksEmpty")
        : t("booking.monthEmpty", { month: formatDate(reader, month, "monthAlone") }),
    text: null,
    link: { href: buildStateHref(context, { day, month: null }), label },
  };
}
