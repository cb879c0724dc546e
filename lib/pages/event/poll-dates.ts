import { daysBetween, type LocalDate } from "@/lib/core/time/local-date";
import {
  clockSpan,
  formatDays,
  formatHostClock,
  shortSpan,
  shownDays,
  toSpan,
} from "@/lib/domain/events/visitor/date-words";
import { describeHost, type EventSpan } from "@/lib/domain/events/visitor/event-facts";
import { capitalize } from "@/lib/platform/i18n/format";
import { formatCity, zoneLabel } from "@/lib/platform/i18n/zone-names";
import type { EventContext } from "./event-context";
import { findBestEntries, pollOption, pollPeople } from "./poll-option";
import { countVotes } from "./tally";
import type { PollSection } from "./view";

/** The dates that are asked about, under the days on which they are for the reader. */
export function pollDates(context: EventContext): PollSection | null {
  const { visitor, manner, t } = context;
  const dates = listDates(context);
  if (dates.length === 0) return null;
  const clocks = listClocks(context, dates);
  const days = groupByDay(context, dates, clocks);
  const tally = countVotes(visitor.event, "dateId");
  const best = findBestEntries(tally, dates);
  const optionFor = ({ id, allDay, span }: ListedDate) =>
    pollOption(context, tally, {
      id,
      name: `date-${id}`,
      label: allDay ? capitalize(manner.lang, t("event.allDay")) : clockSpan(manner, span),
      detail: formatHostClock(visitor, manner, span),
      href: null,
      whole: shortSpan(manner, visitor.event.timezone, t, span),
      best: best.has(id),
    });
  return {
    id: "dates",
    heading: t("eventPage.poll.dates"),
    note: zoneNote(context, clocks, dates),
    groups: days.map(({ day, entries }) => ({ day, options: entries.map(optionFor) })),
    people: pollPeople(
      context,
      tally,
      days.flatMap(({ entries }) => entries),
    ),
  };
}

interface ListedDate {
  id: string;
  allDay: boolean;
  span: EventSpan;
  first: LocalDate;
  last: LocalDate;
}

const listDates = ({ visitor: { event }, manner }: EventContext): ListedDate[] =>
  event.dates
    .map(({ id, allDay, ...date }) => ({ id, allDay, span: toSpan({ allDay, ...date }) }))
    .map((date) => ({ ...date, ...shownDays(manner, event.timezone, date.span) }))
    .sort(byDay);

/** Whole days lie beside the reader's clock: each stands at the head of its day, several of them at its end. */
function byDay(a: ListedDate, b: ListedDate): number {
  return (
    daysBetween(b.first, a.first) ||
    daysBetween(b.last, a.last) ||
    Number(b.allDay) - Number(a.allDay) ||
    a.span.start - b.span.start
  );
}

/** The reader's clocks, as "Paris (UTC+1)": several where they change between two dates. */
const listClocks = ({ manner }: EventContext, dates: readonly ListedDate[]): string[] => [
  ...new Set(dates.filter(({ allDay }) => !allDay).map(({ span }) => zoneLabel(manner.zone, span.start))),
];

/** Whose clocks the times are on: the reader's, and beneath it the host's where that is another one. */
function zoneNote(
  { visitor, manner, t }: EventContext,
  clocks: readonly string[],
  dates: readonly ListedDate[],
): string | null {
  const [first] = clocks;
  if (first === undefined) return null;
  const zone = clocks.length === 1 ? first : formatCity(manner.zone);
  const { timezone, firstName: name } = describeHost(visitor.event);
  const other = dates.find(({ span }) => formatHostClock(visitor, manner, span) !== null);
  return other
    ? t("eventPage.poll.zones", { zone, name, hostZone: zoneLabel(timezone, other.span.start) })
    : t("eventPage.poll.zone", { zone });
}

function groupByDay(
  { visitor, manner }: EventContext,
  dates: readonly ListedDate[],
  clocks: readonly string[],
): { day: string; entries: ListedDate[] }[] {
  const years = new Set(dates.map(({ first }) => first.slice(0, 4)));
  const groups = new Map<string, ListedDate[]>();
  for (const date of dates) {
    const words = formatDays(manner, visitor.event.timezone, date.span, years.size > 1 ? "dayYear" : "day");
    // Where the clocks change between two dates, each day says on which clock it is.
    const tellsClock = clocks.length > 1 && !date.allDay;
    const day = tellsClock ? `${words} · ${zoneLabel(manner.zone, date.span.start)}` : words;
    groups.set(day, [...(groups.get(day) ?? []), date]);
  }
  return [...groups].map(([day, entries]) => ({ day, entries }));
}
