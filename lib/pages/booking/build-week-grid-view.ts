import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate, toLocalMinute } from "@/lib/core/time/zone";
import { capitalize, formatDate, listWeekdayNames } from "@/lib/platform/i18n/format-date-time";
import { buildNothingAheadView } from "./build-month-view";
import { buildSlotTile } from "./build-slots-view";
import { type Openings, pickTimesLayout } from "./find-openings";
import { listAwayDays } from "./list-away-days";
import { pickShownStarts } from "./pick-shown-starts";
import type { WeekGridDay, WeekGridView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

const DAYS = 7;

/**
 * Builds the days of a week with their times; null if the page shows months.
 * @param full days that are fully booked and have a waiting list
 */
export function buildWeekGridView(
  context: ViewContext,
  openings: Openings,
  full: ReadonlySet<LocalDate>,
): WeekGridView | null {
  const { t, reader, page, query } = context;
  const { week: first, today, lastDay } = openings;
  if (first === null) return null;
  const layout = pickTimesLayout(page, query) === "columns" ? "columns" : "week";
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const lists = pickShownStarts(context, openings);
  const away = listAwayDays(context, openings);
  const minutes = [
    ...new Set([...lists.values()].flat().map((start) => toLocalMinute(reader.zone, start))),
  ].sort((a, b) => a - b);
  const short = (date: LocalDate) => capitalize(reader.lang, formatDate(reader, date, "dayShort"));
  const go = (day: LocalDate) => buildStateHref(context, { day: day < today ? today : day, month: null });
  const [before, after] = [addDays(first, -DAYS), addDays(first, DAYS)];

  const buildDay = (date: LocalDate): WeekGridDay => {
    const starts = lists.get(date) ?? [];
    const tiles = starts.map((start) => buildSlotTile(context, start, openings.preferred));
    const at = new Map(starts.map((start, index) => [toLocalMinute(reader.zone, start), index]));
    // An hour occurs twice when clocks are set back, so that day lists its times in order.
    const isGrid = layout === "week" && at.size === starts.length;
    return {
      date,
      weekday: listWeekdayNames(reader.lang, 0)[getWeekday(date)]?.short ?? "",
      number: String(Number(date.slice(8))),
      label: capitalize(reader.lang, formatDate(reader, date, "day")),
      slots: isGrid ? minutes.map((minute) => tiles[at.get(minute) ?? -1] ?? null) : tiles,
      note: away.has(date)
        ? { text: [t("booking.keyAway"), away.get(date)?.label].filter(Boolean).join(". "), href: null }
        : full.has(date)
          ? { text: t("waiting.key"), href: buildStateHref(context, { day: date, month: null }) }
          : null,
    };
  };

  const cells = days.map(buildDay);
  const isEmpty = openings.starts.length === 0 && full.size === 0;
  return {
    layout,
    title: t("eventWizard.details.week", { date: short(first), until: short(addDays(first, DAYS - 1)) }),
    days: layout === "week" ? cells : cells.filter(({ slots, note }) => slots.length > 0 || note !== null),
    previous: first > today ? { href: go(before), label: t("eventWizard.details.previousWeek") } : null,
    next: after <= lastDay ? { href: go(after), label: t("eventWizard.details.nextWeek") } : null,
    previousLabel: t("eventWizard.details.previousWeek"),
    nextLabel: t("eventWizard.details.nextWeek"),
    empty: isEmpty ? buildEmptyWeek(context, openings) : null,
  };
}

/** 0 is Monday. */
const getWeekday = (date: LocalDate) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

function buildEmptyWeek(context: ViewContext, { next, earliest }: Openings): WeekGridView["empty"] {
  const { t, reader } = context;
  const start = next ?? earliest;
  if (start === null) return buildNothingAheadView(context);
  const day = toLocalDate(reader.zone, start);
  const label = t("booking.monthEmptyNext", { date: formatDate(reader, day, "dayShort") });
  return {
    isAhead: true,
    title: t("booking.weekEmpty"),
    text: null,
    link: { href: buildStateHref(context, { day, month: null }), label },
  };
}
