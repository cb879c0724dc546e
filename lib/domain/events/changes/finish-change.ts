import { isDeepStrictEqual } from "node:util";
import type { Instant } from "@/lib/core/time/instant";
import { enqueueEntries } from "@/lib/domain/calendars/enqueue-entries";
import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { enqueueConferenceSyncs } from "@/lib/domain/conferencing/conferences/enqueue-conference-syncs";
import { type EventRow, withParts } from "@/lib/domain/events/event-rows";
import { planSteps } from "@/lib/domain/events/planned-steps/plan-steps";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { schedulePoll } from "@/lib/domain/events/poll/schedule-poll";
import { scheduleRequest } from "@/lib/domain/events/requests/schedule-request";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { getNextSequence } from "@/lib/domain/events/series/get-next-sequence";
import type { Db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { computeCalendarFingerprint } from "./calendar-fingerprint";
import { deriveEventConference } from "./derive-event-conference";
import { emitEventWebhooks } from "./emit-event-webhooks";
import { enqueueNotifications } from "./enqueue-notifications";
import { ensureRoomCapacity } from "./ensure-room-capacity";
import { deriveNotifications } from "./event-notifications";
import { syncReservations } from "./sync-reservations";

/** The kinds of changes; each has a webhook of its own. */
export type EventChangeKind =
  | "confirmed"
  | "updated"
  | "cancelled"
  | "voted"
  | "message"
  | "declined"
  | "new_invitee"
  | "no_show";

export interface EventChangeOutcome {
  /** Changed columns of the event's row; its parts are written already. */
  columns?: Prisma.EventUncheckedUpdateInput;
  /** Another room, or none, for the same time. */
  room?: string | null;
  /** Null: emits no webhook, such as for new dates while the event is in planning. */
  happened: EventChangeKind | null;
  /** The one who cancels the event, as in `EventNotification`. */
  author?: string | undefined;
  /** The caller notifies participants itself. */
  isQuiet?: boolean;
}

export interface EventChangeResult {
  event: ReturnType<typeof serializeEvent>;
  happened: EventChangeKind | null;
}

/**
 * Finishes every operation on an event, in its transaction: writes the row, syncs reservations, conference and
 * calendars, queues notifications and emits webhooks.
 */
export async function finishChange(
  tx: Db,
  organization: OrganizationId,
  before: EventRow,
  { columns = {}, room: newRoom, happened, author, isQuiet }: EventChangeOutcome,
  now: Instant,
): Promise<EventChangeResult> {
  const write = (data: Prisma.EventUncheckedUpdateInput) =>
    tx.event.update({ where: toRowKey(organization, before.id), data, include: withParts });
  let after = await write({ ...columns, v: { increment: 1 } });
  const roomId = newRoom === undefined ? await ensureRoomCapacity(tx, before, after) : newRoom;
  if (roomId !== after.roomId) after = await updateRoom(tx, organization, after.id, roomId);
  const { room } = await syncReservations(tx, organization, before, after, now);
  if (room !== after.roomId) after = await updateRoom(tx, organization, after.id, room);
  const conference = deriveEventConference(after);
  if (!isDeepStrictEqual(conference, parseConference(after)))
    after = await write({ conference: conference ? { ...conference } : Prisma.DbNull });
  if (computeCalendarFingerprint(after) !== computeCalendarFingerprint(before)) {
    after = await write({ icsSequence: await getNextSequence(tx, after), version: { increment: 1 } });
  }
  const declined = new Set(after.declines.map(({ inviteeId }) => inviteeId));
  const notified = {
    id: after.id,
    version: after.v,
    phase: deriveEventPhase(after),
    page: after.bookpageId,
    people: after.invitees.filter(({ id }) => !declined.has(id)),
    now,
  };
  if (!isQuiet)
    await enqueueNotifications(tx, organization, notified, deriveNotifications(before, after, author));
  await planSteps(tx, before, after, now);
  await schedulePoll(tx, organization, before, after, now);
  await scheduleRequest(tx, organization, before, after);
  await enqueueEntries(tx, organization, {
    id: after.id,
    users: [
      ...new Set([after.createdByUserId, before.roomId, after.roomId]),
      ...[...before.invitees, ...after.invitees].map(({ userId }) => userId),
    ],
  });
  const conferenceChange = { event: after.id, before: parseConference(before), after: conference };
  await enqueueConferenceSyncs(tx, organization, [conferenceChange], now);
  const event = serializeEvent(after);
  if (happened === null || isSameContent(serializeEvent(before), event)) return { event, happened: null };
  await emitEventWebhooks(tx, organization, after.id, [`event.${happened}`], () => after, before);
  return { event, happened };
}

const updateRoom = (tx: Db, organization: OrganizationId, id: string, roomId: string | null) =>
  tx.event.update({ where: toRowKey(organization, id), data: { roomId }, include: withParts });

/** Compares events without version and update time, which every write changes. */
function isSameContent(before: object, after: object): boolean {
  const serialize = (event: object) => JSON.stringify({ ...event, updatedAt: null, __v: null });
  return serialize(before) === serialize(after);
}
