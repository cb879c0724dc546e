import { isDeepStrictEqual } from "node:util";
import type { Instant } from "@/lib/core/time/instant";
import { queueEntries } from "@/lib/domain/calendars/queue-entries";
import { readConference } from "@/lib/domain/conferencing/conferences/conference";
import { requestConferences } from "@/lib/domain/conferencing/conferences/request-conference";
import { type EventRow, withParts } from "@/lib/domain/events/event-rows";
import { derivePhase } from "@/lib/domain/events/policy";
import { schedulePoll } from "@/lib/domain/events/poll/schedule-poll";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { nextSequence } from "@/lib/domain/events/series/next-sequence";
import type { Db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { calendarFace } from "./calendar-face";
import { conferenceOf } from "./follow-conference";
import { followReservations } from "./follow-reservations";
import { listNews } from "./news";
import { outgrowRoom } from "./outgrow-room";
import { tellPeople } from "./tell-people";
import { tellWebhooks } from "./tell-webhooks";

/** The kinds of changes, which decide what webhooks are told. */
export type ChangeKind =
  | "confirmed"
  | "updated"
  | "cancelled"
  | "voted"
  | "message"
  | "declined"
  | "new_invitee"
  | "no_show";

export interface ChangeOutcome {
  /** Of the event's own row; its parts are written already. */
  columns?: Prisma.EventUncheckedUpdateInput;
  /** Another room, or none, at the same time. */
  room?: string | null;
  /** Null: a change that nobody is told of, such as new dates while the event is being planned. */
  happened: ChangeKind | null;
  /** People are told by the caller. */
  isQuiet?: boolean;
}

export interface Change {
  event: ReturnType<typeof serializeEvent>;
  happened: ChangeKind | null;
}

/**
 * The end of every operation on an event, in its transaction: writes the row, lets reservations and calendars
 * follow, and knows what happened, with the event before and after.
 */
export async function finishChange(
  tx: Db,
  organization: OrganizationId,
  before: EventRow,
  { columns = {}, room: given, happened, isQuiet }: ChangeOutcome,
  now: Instant,
): Promise<Change> {
  const write = (data: Prisma.EventUncheckedUpdateInput) =>
    tx.event.update({ where: keyOf(organization, before.id), data, include: withParts });
  let after = await write({ ...columns, v: { increment: 1 } });
  const wanted = given === undefined ? await outgrowRoom(tx, before, after) : given;
  if (wanted !== after.roomId) after = await writeRoom(tx, organization, after.id, wanted);
  const { room } = await followReservations(tx, organization, before, after, now);
  if (room !== after.roomId) after = await writeRoom(tx, organization, after.id, room);
  const conference = conferenceOf(after);
  if (!isDeepStrictEqual(conference, readConference(after)))
    after = await write({ conference: conference ? { ...conference } : Prisma.DbNull });
  if (calendarFace(after) !== calendarFace(before)) {
    after = await write({ icsSequence: await nextSequence(tx, after), version: { increment: 1 } });
  }
  const declined = new Set(after.declines.map(({ inviteeId }) => inviteeId));
  const told = {
    id: after.id,
    version: after.v,
    phase: derivePhase(after),
    page: after.bookpageId,
    people: after.invitees.filter(({ id }) => !declined.has(id)),
    now,
  };
  if (!isQuiet) await tellPeople(tx, organization, told, listNews(before, after));
  await schedulePoll(tx, organization, before, after, now);
  await queueEntries(tx, organization, {
    id: after.id,
    users: [
      ...new Set([after.createdByUserId, before.roomId, after.roomId]),
      ...[...before.invitees, ...after.invitees].map(({ userId }) => userId),
    ],
  });
  const followed = { event: after.id, before: readConference(before), after: conference };
  await requestConferences(tx, organization, [followed], now);
  const event = serializeEvent(after);
  if (happened === null || saysTheSame(serializeEvent(before), event)) return { event, happened: null };
  await tellWebhooks(tx, organization, after.id, [`event.${happened}`], () => after, before);
  return { event, happened };
}

const writeRoom = (tx: Db, organization: OrganizationId, id: string, roomId: string | null) =>
  tx.event.update({ where: keyOf(organization, id), data: { roomId }, include: withParts });

/** Compares without what every write changes: version and time. */
function saysTheSame(before: object, after: object): boolean {
  const words = (event: object) => JSON.stringify({ ...event, updatedAt: null, __v: null });
  return words(before) === words(after);
}
