import type { Instant } from "@/lib/core/time/instant";
import { toBusyInterval } from "@/lib/core/time/to-busy-interval";
import { reserveHostsBatch } from "@/lib/domain/availability/reservations/reserve-hosts-batch";
import { enqueueEntries } from "@/lib/domain/calendars/enqueue-entries";
import { enqueueConferenceSyncs } from "@/lib/domain/conferencing/conferences/enqueue-conference-syncs";
import { assignIds, buildEventRows } from "@/lib/domain/events/build-event-rows";
import { emitEventWebhooks } from "@/lib/domain/events/changes/emit-event-webhooks";
import { enqueueNotifications } from "@/lib/domain/events/changes/enqueue-notifications";
import { listOccupiedUsers, pickDateToConfirm } from "@/lib/domain/events/event-hosts";
import { listEventRows } from "@/lib/domain/events/event-rows";
import { toConferenceChange } from "@/lib/domain/events/insert-event";
import type { NewEvent } from "@/lib/domain/events/new-event";
import { listActiveWorkflows } from "@/lib/domain/events/planned-steps/active-workflow";
import { planSteps } from "@/lib/domain/events/planned-steps/plan-steps";
import { hasSubscribedWebhook } from "@/lib/domain/messaging/webhooks/has-subscribed-webhook";
import type { Db } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

const ACTIONS = ["event.created", "event.confirmed"] as const;

/**
 * Inserts confirmed events of the same people, as `insertEvent` does, with few statements and one notification for
 * all; returns their ids in order.
 */
export async function insertEvents(
  tx: Db,
  organization: OrganizationId,
  events: readonly NewEvent[],
  now: Instant,
): Promise<string[]> {
  const numbered = events.map(assignIds);
  const [first] = numbered;
  if (!first) return [];
  const ids = numbered.map(({ id }) => id);
  const rows = numbered.map(({ series, ...event }) =>
    buildEventRows(organization, { ...event, ...(series && { series: { ...series, id: first.id } }) }, now),
  );
  await insertRows(tx, joinTables(rows));
  const reservations = numbered.flatMap((event) => {
    const date = pickDateToConfirm(event.dates);
    const time = date && toBusyInterval(date, event.timezone);
    return time
      ? [{ eventId: event.id, ...time, ...listOccupiedUsers(event), room: event.room ?? null }]
      : [];
  });
  await reserveHostsBatch(tx, organization, reservations);
  await emitEachEvent(tx, organization, ids);
  const rooms = new Set(events.map(({ room }) => room ?? null));
  const users = [...first.people.map(({ userId }) => userId), ...rooms];
  await enqueueEntries(tx, organization, { id: ids, users });
  const conferenceChanges = rows.flatMap(({ events: [event] }) => (event ? toConferenceChange(event) : []));
  await enqueueConferenceSyncs(tx, organization, conferenceChanges, now);
  const notified = { id: first.id, version: 0, phase: "confirmed", page: first.bookpageId ?? null } as const;
  await planEachEvent(tx, organization, ids, now);
  await enqueueNotifications(tx, organization, { ...notified, events: ids, people: first.people, now }, [
    { kind: "created" },
  ]);
  return ids;
}

/** Emits a webhook for every event; most organisations have none. */
async function emitEachEvent(tx: Db, organization: OrganizationId, ids: readonly string[]) {
  if (!(await hasSubscribedWebhook(tx, organization, ACTIONS))) return;
  const rows = await listEventRows(tx, organization, ids);
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    if (row) await emitEventWebhooks(tx, organization, id, ACTIONS, () => row);
  }
}

/** Plans the steps of every event; most organisations have no workflow. */
async function planEachEvent(tx: Db, organization: OrganizationId, ids: readonly string[], now: Instant) {
  if ((await listActiveWorkflows(tx, organization)).length === 0) return;
  for (const row of await listEventRows(tx, organization, ids)) await planSteps(tx, null, row, now);
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
