import { countDaysBetween, type LocalDate } from "@/lib/core/time/local-date";
import { describeEventHost, type EventSpan } from "@/lib/domain/events/visitor/event-facts";
import {
  formatClockSpan,
  formatDays,
  formatHostClock,
  formatShortSpan,
  getShownDays,
  toEventSpan,
} from "@/lib/domain/events/visitor/format-days";
import { capitalize } from "@/lib/platform/i18n/format-date-time";
import { formatCity, formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { buildPollOption, buildPollPeople, findBestEntries } from "./build-poll-option";
import { countVotes } from "./count-votes";
import type { EventContext } from "./event-context";
import type { PollSection } from "./view";

/** The proposed dates, grouped by the reader's days. */
export function buildPollDates(context: EventContext): PollSection | null {
  const { visitor, dateTimeStyle, t } = context;
  const dates = listDates(context);
  if (dates.length === 0) return null;
  const clocks = listZoneLabels(context, dates);
  const days = groupByDay(context, dates, clocks);
  const tally = countVotes(visitor.event, "dateId");
  const best = findBestEntries(tally, dates);
  const optionFor = ({ id, allDay, span }: ListedDate) =>
    buildPollOption(context, tally, {
      id,
      name: `date-${id}`,
      label: allDay
        ? capitalize(dateTimeStyle.lang, t("event.allDay"))
        : formatClockSpan(dateTimeStyle, span),
      detail: formatHostClock(visitor, dateTimeStyle, span),
      href: null,
      whole: formatShortSpan(dateTimeStyle, visitor.event.timezone, t, span),
      best: best.has(id),
    });
  return {
    id: "dates",
    heading: t("eventPage.poll.dates"),
    note: formatZoneNote(context, clocks, dates),
    groups: days.map(({ day, entries }) => ({ day, options: entries.map(optionFor) })),
    people: buildPollPeople(
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

const listDates = ({ visitor: { event }, dateTimeStyle }: EventContext): ListedDate[] =>
  event.dates
    .map(({ id, allDay, ...date }) => ({ id, allDay, span: toEventSpan({ allDay, ...date }) }))
    .map((date) => ({ ...date, ...getShownDays(dateTimeStyle, event.timezone, date.span) }))
    .sort(compareByDay);

/** All-day dates have no zone: each heads its day, or ends a group of several days. */
function compareByDay(a: ListedDate, b: ListedDate): number {
  return (
    countDaysBetween(b.first, a.first) ||
    countDaysBetween(b.last, a.last) ||
    Number(b.allDay) - Number(a.allDay) ||
    a.span.start - b.span.start
  );
}

/** The reader's zone, as "Paris (UTC+1)"; two labels if the offset changes between dates. */
const listZoneLabels = ({ dateTimeStyle }: EventContext, dates: readonly ListedDate[]): string[] => [
  ...new Set(
    dates.filter(({ allDay }) => !allDay).map(({ span }) => formatZoneLabel(dateTimeStyle.zone, span.start)),
  ),
];

/** Names the zone of the times: the reader's, and the host's if that differs. */
function formatZoneNote(
  { visitor, dateTimeStyle, t }: EventContext,
  clocks: readonly string[],
  dates: readonly ListedDate[],
): string | null {
  const [first] = clocks;
  if (first === undefined) return null;
  const zone = clocks.length === 1 ? first : formatCity(dateTimeStyle.zone);
  const { timezone, firstName: name } = describeEventHost(visitor.event);
  const other = dates.find(({ span }) => formatHostClock(visitor, dateTimeStyle, span) !== null);
  return other
    ? t("eventPage.poll.zones", { zone, name, hostZone: formatZoneLabel(timezone, other.span.start) })
    : t("eventPage.poll.zone", { zone });
}

function groupByDay(
  { visitor, dateTimeStyle }: EventContext,
  dates: readonly ListedDate[],
  clocks: readonly string[],
): { day: string; entries: ListedDate[] }[] {
  const years = new Set(dates.map(({ first }) => first.slice(0, 4)));
  const groups = new Map<string, ListedDate[]>();
  for (const date of dates) {
    const dayText = formatDays(
      dateTimeStyle,
      visitor.event.timezone,
      date.span,
      years.size > 1 ? "dayYear" : "day",
    );
    // If the offset changes between dates, each day names its own.
    const showsZone = clocks.length > 1 && !date.allDay;
    const day = showsZone ? `${dayText} · ${formatZoneLabel(dateTimeStyle.zone, date.span.start)}` : dayText;
    groups.set(day, [...(groups.get(day) ?? []), date]);
  }
  return [...groups].map(([day, entries]) => ({ day, entries }));
}
