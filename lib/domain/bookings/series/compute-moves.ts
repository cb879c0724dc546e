import { moveWallTimes } from "@/lib/core/series/move-wall-times";
import type { Site } from "@/lib/core/slots/journeys";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { countEventAttendees } from "@/lib/domain/events/changes/select-event-room";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findEventSite } from "@/lib/domain/events/find-event-site";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";

/** The move of one event of a series. */
export interface SeriesStep {
  id: string;
  /** Index within the series, from 1. */
  index: number;
  from: Instant;
  to: Instant;
  minutes: number;
  hosts: readonly string[];
  /** Where the event takes place; undefined: it has no place of its own. */
  site?: Site | null | undefined;
  /** Number of attendees. */
  people: number;
}

export interface SeriesShift {
  /** New start of the first event. */
  start: Instant;
  /** Keyed by index: another time, or null if the event does not move. */
  instead: ReadonlyMap<number, Instant | null>;
  /** Null keeps each event's duration. */
  minutes: number | null;
}

/** Shifts all events by the same wall-clock difference as the first one; omits those that do not move. */
export function computeMoves(
  events: readonly EventRow[],
  { start, instead, minutes }: SeriesShift,
): SeriesStep[] {
  const moving = events.flatMap((event) => {
    const date = event.dates.find(({ id }) => id === event.confirmedDateId);
    return date && event.confirmedFlag ? [{ event, date, from: asInstant(+date.startsAt) }] : [];
  });
  const [first] = moving;
  const series = first && findSeriesPosition(first.event);
  if (!series) return [];
  const times = moving.map(({ from }) => from);
  const shifted = moveWallTimes(times, { from: first.from, to: start, zone: series.timezone });
  return moving.flatMap(({ event, date, from }, at): SeriesStep[] => {
    const index = findSeriesPosition(event)?.index ?? 0;
    const replacement = instead.get(index);
    const to = replacement === undefined ? (shifted[at] ?? from) : replacement;
    if (to === null || to === from) return [];
    const length = minutes ?? (+date.endsAt - from) / MINUTE;
    return [
      {
        id: event.id,
        index,
        from,
        to,
        minutes: length,
        hosts: listEventHosts(event),
        site: findEventSite(event),
        people: countEventAttendees(event),
      },
    ];
  });
}
