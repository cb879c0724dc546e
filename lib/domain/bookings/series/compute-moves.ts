import { moveWallTimes } from "@/lib/core/series/move-wall-times";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { countEventAttendees } from "@/lib/domain/events/changes/select-event-room";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";

/** Where an event of a series goes. */
export interface SeriesStep {
  id: string;
  /** Of its series, from 1. */
  index: number;
  from: Instant;
  to: Instant;
  minutes: number;
  hosts: readonly string[];
  /** How many come. */
  people: number;
}

export interface SeriesShift {
  /** When the first of the events is to be. */
  start: Instant;
  /** By their index: another time, or null for one that stays when it is. */
  instead: ReadonlyMap<number, Instant | null>;
  /** Null: each stays as long as it is. */
  minutes: number | null;
}

/** Every event moves as far as the first one does on the clocks of the series; those that stay are left out. */
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
    const wanted = instead.get(index);
    const to = wanted === undefined ? (shifted[at] ?? from) : wanted;
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
        people: countEventAttendees(event),
      },
    ];
  });
}
