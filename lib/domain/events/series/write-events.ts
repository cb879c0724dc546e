import type { Instant } from "@/lib/core/time/instant";
import { takenPeriod } from "@/lib/core/time/taken-period";
import { reserveAll } from "@/lib/domain/availability/reservations/reserve-all";
import { queueEntries } from "@/lib/domain/calendars/queue-entries";
import { requestConferences } from "@/lib/domain/conferencing/conferences/request-conference";
import { buildEventRows, numberParts } from "@/lib/domain/events/build-event-rows";
import { tellPeople } from "@/lib/domain/events/changes/tell-people";
import { tellWebhooks } from "@/lib/domain/events/changes/tell-webhooks";
import { dateToConfirm, listHosts } from "@/lib/domain/events/confirmed-time";
import { readEventRows } from "@/lib/domain/events/event-rows";
import type { NewEvent } from "@/lib/domain/events/new-event";
import { toFollowed } from "@/lib/domain/events/write-event";
import { isSubscribed } from "@/lib/domain/messaging/webhooks/is-subscribed";
import type { Db } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

const ACTIONS = ["event.created", "event.confirmed"] as const;

/**
 * Writes confirmed events of the same people, as `writeEvent` does one, with few statements for all of them and one piece
 * of news for their people; answers their ids in the same order.
 */
export async function writeEvents(
  tx: Db,
  organization: OrganizationId,
  events: readonly NewEvent[],
  now: Instant,
): Promise<string[]> {
  const numbered = events.map(numberParts);
  const [first] = numbered;
  if (!first) return [];
  const ids = numbered.map(({ id }) => id);
  const rows = numbered.map(({ series, ...event }) =>
    buildEventRows(organization, { ...event, ...(series && { series: { ...series, id: first.id } }) }, now),
  );
  await insertRows(tx, joinTables(rows));
  const taken = numbered.flatMap((event) => {
    const date = dateToConfirm(event.dates);
    const time = date && takenPeriod(date, event.timezone);
    return time ? [{ eventId: event.id, ...time, ...listHosts(event), room: event.room ?? null }] : [];
  });
  await reserveAll(tx, organization, taken);
  await tellOfEach(tx, organization, ids);
  const rooms = new Set(events.map(({ room }) => room ?? null));
  const users = [...first.people.map(({ userId }) => userId), ...rooms];
  await queueEntries(tx, organization, { id: ids, users });
  const followed = rows.flatMap(({ events: [event] }) => (event ? toFollowed(event) : []));
  await requestConferences(tx, organization, followed, now);
  const told = { id: first.id, version: 0, phase: "confirmed", page: first.bookpageId ?? null } as const;
  await tellPeople(tx, organization, { ...told, events: ids, people: first.people, now }, [
    { kind: "created" },
  ]);
  return ids;
}

/** Every webhook hears of every event; most organisations have none. */
async function tellOfEach(tx: Db, organization: OrganizationId, ids: readonly string[]) {
  if (!(await isSubscribed(tx, organization, ACTIONS))) return;
  const rows = await readEventRows(tx, organization, ids);
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    if (row) await tellWebhooks(tx, organization, id, ACTIONS, () => row);
  }
}

type Tables = ReturnType<typeof buildEventRows>;

const joinTables = (all: readonly Tables[]) => ({
  events: all.flatMap(({ events }) => events),
  event_dates: all.flatMap(({ event_dates: rows }) => rows),
  event_places: all.flatMap(({ event_places: rows }) => rows),
  invitees: all.flatMap(({ invitees }) => invitees),
  votes: all.flatMap(({ votes }) => votes),
  event_messages: all.flatMap(({ event_messages: rows }) => rows),
});
