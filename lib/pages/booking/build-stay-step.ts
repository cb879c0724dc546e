import { findStays } from "@/lib/core/slots/stays/find-stays";
import { canArrive, getDepartureDay, type StayRules } from "@/lib/core/slots/stays/stay-rules";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { fromEpochDay, type LocalDate, toEpochDay } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { formatUnits } from "@/lib/domain/events/stay/format-stay";
import { capitalize, formatDate, formatMinute } from "@/lib/platform/i18n/format-date-time";
import { buildMonthView } from "./build-month-view";
import { toHiddenFields } from "./build-slots-view";
import type { Openings } from "./find-openings";
import { formatStayLengths } from "./format-stay-lengths";
import type { DayCell, MonthView, SlotsView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

/** The chosen first day, with the days or nights until each last day that it allows. */
interface Arrival {
  day: LocalDate;
  start: Instant;
  lengths: ReadonlyMap<LocalDate, number>;
}

const NO_DAYS: ReadonlySet<LocalDate> = new Set();

/**
 * Builds month and list of a page that is booked by days or nights: the first press chooses the first day, the second
 * the last one. Both are links, so that no script is needed.
 */
export function buildStayStep(
  context: ViewContext,
  openings: Openings,
  rules: StayRules,
  { tooFew }: { tooFew: boolean },
): { month: MonthView; slots: SlotsView } {
  const arrival = findArrival(context, openings, rules);
  const arrivals = new Set(openings.starts.map((start) => toLocalDate(context.reader.zone, start)));
  const month = buildMonthView(context, openings, arrival?.day ?? null, NO_DAYS);
  const weeks = month.weeks.map((week) =>
    week.map((cell) => buildStayCell(context, cell, { arrival, arrivals, rules })),
  );
  // Beside the last days of a chosen stay, the other first days have the mark of days with few times.
  const { few: _few, ...key } = month.key;
  const marks = arrival ? { free: context.t("stay.chooseLast"), few: context.t("stay.otherFirst") } : {};
  return {
    month: { ...month, weeks, key: { ...key, ...marks } },
    slots: buildDeparturesView(context, arrival, rules, tooFew),
  };
}

function findArrival(
  { page, query, reader, now }: ViewContext,
  openings: Openings,
  rules: StayRules,
): Arrival | null {
  const [chosen] = query.starts;
  const day = query.day ?? (chosen === undefined ? null : toLocalDate(reader.zone, chosen));
  const start = openings.starts.find((one) => toLocalDate(reader.zone, one) === day);
  if (day === null || start === undefined) return null;
  const { hosts, match, duration, grid } = page;
  const range = { from: start, to: asInstant(start + 1), now };
  const [choice] = findStays({ ...grid, hosts, match, duration, ...range, stay: rules });
  if (!choice) return null;
  const toLast = (units: number) => fromEpochDay(getDepartureDay(rules, choice.first, units));
  return { day, start, lengths: new Map(choice.units.map((units) => [toLast(units), units])) };
}

interface CellContext {
  arrival: Arrival | null;
  arrivals: ReadonlySet<LocalDate>;
  rules: StayRules;
}

function buildStayCell(
  context: ViewContext,
  { href: _, ...cell }: DayCell,
  { arrival, arrivals, rules }: CellContext,
): DayCell {
  const { t, reader } = context;
  const date = cell.date as LocalDate;
  const day = formatDate(reader, date, "day");
  const units = arrival?.lengths.get(date);
  if (arrival && units !== undefined) {
    const length = formatUnits(reader.lang, t, rules.unit, units);
    const href = buildStateHref(context, {
      starts: [arrival.start],
      until: date,
      details: true,
      day: null,
      month: null,
    });
    return { ...cell, state: "free", label: t("stay.last", { date: day, length }), href };
  }
  if (arrivals.has(date)) {
    const state = arrival && date !== arrival.day ? "few" : "free";
    const href = buildStateHref(context, { day: date, month: null, starts: [], until: null });
    return { ...cell, state, label: t("stay.first", { date: day }), href };
  }
  const isWeekdayClosed = cell.state === "none" && !canArrive(rules, toEpochDay(date));
  return {
    ...cell,
    ...(isWeekdayClosed && { label: `${cell.label}. ${t("stay.noArrival")}` }),
    href: null,
  };
}

function buildDeparturesView(
  context: ViewContext,
  arrival: Arrival | null,
  rules: StayRules,
  tooFew: boolean,
): SlotsView {
  const { t, reader, query, address } = context;
  const slots = [...(arrival?.lengths ?? [])].map(([date, units]) => ({
    value: date,
    time: capitalize(reader.lang, formatDate(reader, date, "dayShort")),
    hostTime: null,
    state: "free" as const,
    note: formatUnits(reader.lang, t, rules.unit, units),
    chosen: query.until === date,
  }));
  return {
    day: arrival ? t("stay.chooseLast") : t("stay.chooseFirst"),
    zoneNote: [
      ...(arrival ? [t("stay.first", { date: formatDate(reader, arrival.day, "dayShort") })] : []),
      formatStayLengths(reader.lang, t, rules),
      formatClock(context, rules),
    ].join(" · "),
    groups: slots.length > 0 ? [{ label: null, slots }] : [],
    field: "until",
    multiple: false,
    empty: null,
    action: buildPagePath(address),
    hidden: toHiddenFields({
      ...query,
      day: arrival?.day ?? null,
      month: null,
      details: false,
      starts: arrival ? [arrival.start] : [],
      until: null,
    }),
    submit: slots.length > 0 ? t("booking.continue") : null,
    add: null,
    error: tooFew ? t("errors.timeMissing") : null,
    ...(arrival && {
      allTimes: {
        href: buildStateHref(context, { day: null, starts: [], until: null }),
        label: t("stay.otherFirst"),
      },
    }),
  };
}

const formatClock = ({ t, reader }: ViewContext, { checkIn, checkOut }: StayRules): string =>
  t("stay.clock", { from: formatMinute(reader, checkIn), until: formatMinute(reader, checkOut) });
