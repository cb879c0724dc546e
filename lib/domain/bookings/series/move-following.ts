import { serializeFreeSlot } from "@/lib/domain/availability/free-slots/serialize-slots";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { listRoomsToLock } from "@/lib/domain/availability/rooms/find-rooms";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Auth } from "@/lib/domain/contracts/auth";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { moveEvent } from "@/lib/domain/events/changes/move-event";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { enqueueSeriesNotification } from "@/lib/domain/events/series/enqueue-series-notification";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";
import { lockFollowing } from "@/lib/domain/events/series/lock-following";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { type CheckedStep, checkMoves } from "./check-moves";
import { computeMoves, type SeriesShift, type SeriesStep } from "./compute-moves";

interface SeriesMove extends SeriesShift {
  /** Position of the moving invitee, which is the same in all events of the series. */
  position: number;
  rules: PageRules;
  availability: string | null;
  /** Returns false for events of other hosts, which do not move. */
  mayChange: (event: EventRow) => boolean;
  /** The caller, who may see the conflicts. */
  auth?: Auth;
}

/**
 * Moves this event of a series and all later ones by the same wall-clock difference, in one transaction and
 * with one mail. If one time is not free, none moves (409 `slot_taken` with `occurrences`). Lock order:
 * events, hosts.
 */
export function moveFollowing(db: Db, target: EventTarget, move: SeriesMove) {
  const { organization, id, now } = target;
  return withTransaction(db, async (tx) => {
    const named = await requireEvent(tx, organization, id);
    const events = (await lockFollowing(tx, organization, named, now)).filter(move.mayChange);
    const [event] = events;
    const series = event && findSeriesPosition(event);
    if (event?.id !== id || !event.confirmedFlag || !series)
      throw new ApiProblem("conflict", "The event is over, or not confirmed.", { reason: "event_over" });
    target.precondition.check(event);
    assertKnownOccurrences(events, move);
    const steps = computeMoves(events, move);
    const rooms = await listRoomsToLock(tx, organization, move.rules.settings);
    const currentRooms = events.flatMap(({ roomId }) => roomId ?? []);
    await lockHosts(tx, organization, [...steps.flatMap(({ hosts }) => hosts), ...rooms, ...currentRooms]);
    const { timezone: zone } = series;
    const lost = (await checkMoves(tx, organization, steps, { ...move, zone, now })).filter(
      ({ isFree }) => !isFree,
    );
    if (lost.length > 0) throw buildUnavailableProblem(lost, zone);
    await moveAll(tx, target, events, steps, move);
    const ids = steps.map((step) => step.id);
    await enqueueSeriesNotification(tx, organization, ids, "changed", now);
    const happened = ids.length > 0;
    return { event: serializeEvent(await requireEvent(tx, organization, id)), happened };
  });
}

function assertKnownOccurrences(events: readonly EventRow[], { instead }: SeriesShift) {
  const known = events.map((event) => findSeriesPosition(event)?.index);
  const at = [...instead.keys()].findIndex((index) => !known.includes(index));
  if (at < 0) return;
  throw buildFieldProblem(`/instead/${at}/index`, "unknown", "instead.index is none of those that follow");
}

async function moveAll(
  tx: Db,
  target: EventTarget,
  events: readonly EventRow[],
  steps: readonly SeriesStep[],
  { position, rules, availability }: SeriesMove,
) {
  const { organization } = target;
  // Deletes all reservations first, because an event may move to the current time of another.
  await tx.reservation.deleteMany({
    where: { organizationId: organization, eventId: { in: steps.map(({ id }) => id) } },
  });
  for (const { id, to: start, minutes, hosts } of steps) {
    const people = events.find((event) => event.id === id)?.invitees ?? [];
    const mover =
      people.find((one) => one.position === position) ?? people.find(({ isOrganizer }) => isOrganizer);
    if (!mover) throw new ApiProblem("conflict", "The event has no host.", { reason: "no_host" });
    const quietTarget = { ...target, id, precondition: new Precondition(null), isQuiet: true };
    const move = {
      invitee: mover.id,
      start,
      hosts,
      minutes,
      availability,
      rules,
      needsConfirmation: false,
      isChecked: true,
    };
    await moveEvent(tx, quietTarget, move);
  }
}

function buildUnavailableProblem(lost: readonly CheckedStep[], zone: string): ApiProblem {
  const [first] = lost;
  const describeNear = ({ nearest, minutes }: CheckedStep) =>
    nearest.map((start) => serializeFreeSlot(start, minutes, zone));
  const message = "is not free for all of the series";
  return new ApiProblem("slot_taken", "The page does not offer all times to which the series would move.", {
    errors: [{ in: "body", pointer: "/start", code: "slot_taken", message }],
    members: {
      ...(first?.reasons && { reasons: first.reasons }),
      nearest_slots: lost.slice(0, 1).flatMap(describeNear),
      occurrences: lost.map((step) => ({
        index: step.index,
        ...serializeFreeSlot(step.start, step.minutes, zone),
        ...(step.reasons && { reasons: step.reasons }),
        nearest_slots: describeNear(step),
      })),
    },
  });
}
