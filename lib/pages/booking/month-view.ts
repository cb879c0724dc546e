import { groupByDate } from "@/lib/core/slots/group-by-date";
import type { Instant } from "@/lib/core/time/instant";
import { addDays, daysInMonth, firstOfMonth, type LocalDate, toWeekday } from "@/lib/core/time/local-date";
import { localDateAt } from "@/lib/core/time/zone";
import { capitalize, formatDate, weekdayNames } from "@/lib/platform/i18n/format";
import type { Openings } from "./find-openings";
import type { DayCell, DayState, MonthView } from "./view";
import { hrefWith, type ViewContext } from "./view-context";

/** With this many times or fewer, a day says that few are left. */
const FEW_TIMES = 2;

export function monthView(context: ViewContext, openings: Openings, openDay: LocalDate | null): MonthView {
  const { t, reader } = context;
  const { month, today, lastMonth } = openings;
  const lists = groupByDate(openings.starts, reader.zone);
  const proposed = new Set(context.query.starts.map((start) => localDateAt(reader.zone, start)));
  const name = (date: LocalDate) => formatDate(reader, date, "month");
  const toMonth = (date: LocalDate) => hrefWith(context, { month: date, day: null });
  const before = firstOfMonth(addDays(month, -1));
  const after = addDays(month, daysInMonth(month));
  const previous = month > firstOfMonth(today);
  const next = month < lastMonth;

  const cell = (date: LocalDate): DayCell => {
    const count = lists.get(date)?.length ?? 0;
    const state: DayState = count > FEW_TIMES ? "free" : count > 0 ? "few" : date < today ? "past" : "none";
    const day = formatDate(reader, date, "day");
    return {
      date,
      number: String(Number(date.slice(8))),
      state,
      label:
        count > 0
          ? t("booking.dayTimes", { count, date: day })
          : t(state === "past" ? "booking.dayPast" : "booking.dayUnavailable", { date: day }),
      href: count > 0 ? hrefWith(context, { day: date, month: null }) : null,
      ...(date === openDay && { chosen: true }),
      ...(date === today && { today: true }),
      ...(proposed.has(date) && { proposed: true }),
    };
  };

  return {
    month: month.slice(0, 7),
    title: capitalize(reader.lang, name(month)),
    weekdays: [...weekdayNames(reader.lang, reader.firstWeekday)],
    weeks: buildWeeks(month, reader.firstWeekday, cell),
    previous: previous
      ? { href: toMonth(before), label: t("booking.previousMonth", { month: name(before) }) }
      : null,
    next: next ? { href: toMonth(after), label: t("booking.nextMonth", { month: name(after) }) } : null,
    previousLabel: t("booking.noPreviousMonth"),
    nextLabel: t("booking.noNextMonth"),
    nextAvailable: nextAvailable(context, openings, openDay),
    empty: openings.starts.length > 0 ? null : emptyMonth(context, openings),
    key: { free: t("booking.keyFree"), few: t("booking.keyFew"), none: t("booking.keyNone") },
  };
}

function buildWeeks(month: LocalDate, firstWeekday: number, cell: (date: LocalDate) => DayCell) {
  const lead = (toWeekday(month) - firstWeekday + 7) % 7;
  const days = daysInMonth(month);
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const index = week * 7 + column - lead;
      return index >= 0 && index < days ? cell(addDays(month, index)) : null;
    }),
  );
}

function nextAvailable(context: ViewContext, { earliest, starts }: Openings, openDay: LocalDate | null) {
  if (earliest === null || starts.length === 0) return null; // an empty month has its own way out
  const day = localDateAt(context.reader.zone, earliest);
  if (day === openDay) return null;
  const date = formatDate(context.reader, day, "dayShort");
  return {
    href: hrefWith(context, { day, month: null }),
    label: context.t("booking.nextAvailable", { date }),
  };
}

/** "No times in December. Next: Tue 6 Jan": never a dead end while any time is free. */
function emptyMonth(context: ViewContext, { month, next, earliest }: Openings): MonthView["empty"] {
  const { t, reader } = context;
  if (earliest === null) return { text: t("booking.nothingAhead"), link: null };
  const text = t("booking.monthEmpty", { month: formatDate(reader, month, "monthAlone") });
  const to = (start: Instant) => {
    const day = localDateAt(reader.zone, start);
    return { day, href: hrefWith(context, { day, month: null }) };
  };
  if (next !== null) {
    const { day, href } = to(next);
    return {
      text,
      link: { href, label: t("booking.monthEmptyNext", { date: formatDate(reader, day, "dayShort") }) },
    };
  }
  const { day, href } = to(earliest);
  const back = t("booking.monthEmptyPrevious", { month: formatDate(reader, day, "month") });
  return { text, link: { href, label: back } };
}
