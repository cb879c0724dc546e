import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { NewEvent, Participant } from "@/lib/domain/events/new-event";
import { insertEvents } from "@/lib/domain/events/series/insert-events";
import type { Db } from "@/lib/platform/db/client";
import type { SeriesRequest } from "./series-request";

/** Creates an event per occurrence from the first one, each with its room; returns the id of the first. */
export async function createSeriesEvents(
  tx: Db,
  { organization, duration }: BookablePage,
  first: NewEvent,
  series: SeriesRequest,
  rooms: readonly (string | null)[],
  now: Instant,
): Promise<{ id: string }> {
  const { every, zone: timezone, times, occurrences } = series;
  const rule = { every, timezone, times, count: occurrences.length };
  const events = occurrences.map(({ index: ruleIndex, start, original }, position): NewEvent => {
    const others = position === 0 ? first : removeKeys(first);
    return {
      ...others,
      room: rooms[position] ?? null,
      dates: [{ start, end: asInstant(start + duration * MINUTE), allDay: false }],
      series: {
        position: {
          ...rule,
          index: position + 1,
          occurrence: ruleIndex,
          original: new Date(original).toISOString(),
          first: new Date(occurrences[0]?.original ?? original).toISOString(),
        },
      },
    };
  });
  const [written = ""] = await insertEvents(tx, organization, events, now);
  return { id: written };
}

/** Only the first event gets the form's keys; the others get new ones. */
const removeKeys = (event: NewEvent): NewEvent => {
  const { creator, invitees } = event;
  return { ...event, creator: removeKey(creator), invitees: invitees.map(removeKey) };
};

const removeKey = ({ key: _, ...person }: Participant): Participant => person;
