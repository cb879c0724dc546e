import { isOffered } from "@/lib/core/slots/is-offered";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { pickBlockingCalendars } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { explainHostConflicts } from "@/lib/domain/availability/free-slots/explain-host-conflicts";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { buildSlotTakenProblem } from "@/lib/domain/availability/reservations/build-slot-taken-problem";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import { type PageRules, pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findEventSite } from "@/lib/domain/events/find-event-site";
import { parseEventStay } from "@/lib/domain/events/stay/event-stay";
import { pickEventStepRules } from "@/lib/domain/events/steps/event-steps";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { countEventAttendees, listEventRooms } from "./select-event-room";

interface EventMove {
  /** The invitee who moves the event and so accepts the new time. */
  invitee: string;
  start: Instant;
  /** Ids of the hosts; all must be free. */
  hosts: readonly string[];
  /** Length in minutes, from the page on which the event was booked. */
  minutes: number;
  availability: string | null;
  rules: PageRules;
  /** True if the host must confirm the new time, as the page requires for all bookings. */
  needsConfirmation: boolean;
  /** The caller has checked, under the hosts' locks, that the page offers the time. */
  isChecked?: boolean;
  /** The caller, who is told of conflicts as far as they may see them; default: an anonymous visitor. */
  auth?: Auth;
}

/** Moves a confirmed event to another time that the page offers; the event and its links stay the same. */
export function moveEvent(db: Db, target: EventTarget, move: EventMove) {
  return changeEvent(db, target, "update", async (tx, event) => {
    const date = event.dates.find(({ id }) => id === event.confirmedDateId);
    if (!event.confirmedFlag || !date)
      throw new ApiProblem("conflict", "The event is not confirmed.", { reason: "event_not_confirmed" });
    const stay = parseEventStay(event);
    const end = asInstant(move.start + move.minutes * MINUTE);
    if (+date.startsAt === move.start && (!stay || +date.endsAt === end)) return null;
    if (!move.isChecked) await requireOffered(tx, target, move, event);
    await tx.eventDate.deleteMany({
      where: { organizationId: target.organization, eventId: event.id, id: { not: date.id } },
    });
    await tx.eventDate.update({
      where: toRowKey(target.organization, date.id),
      data: { startsAt: new Date(move.start), endsAt: new Date(end), allDay: stay !== null && date.allDay },
    });
    await resetVotes(tx, event, date.id, move);
    const confirmed = {
      confirmedFlag: !move.needsConfirmation,
      confirmedDateId: move.needsConfirmation ? null : date.id,
    };
    return {
      columns: { ...confirmed, ...(!move.needsConfirmation && { confirmedAt: new Date(target.now) }) },
      happened: move.needsConfirmation ? null : "updated",
    };
  });
}

/** Votes were for the old time: participants who come keep their yes, unless the host must confirm again. */
async function resetVotes(
  tx: Db,
  { id: eventId, organizationId, invitees }: EventRow,
  dateId: string,
  move: EventMove,
) {
  const attending = move.needsConfirmation
    ? [move.invitee]
    : invitees.filter(({ isOrganizer }) => isOrganizer).map(({ id }) => id);
  await tx.vote.deleteMany({
    where: {
      organizationId,
      dateId,
      ...(move.needsConfirmation ? { inviteeId: { notIn: attending } } : { yes: false }),
    },
  });
  await tx.vote.createMany({
    data: [...new Set([...attending, move.invitee])].map((inviteeId) => ({
      id: generateId(),
      organizationId,
      eventId,
      inviteeId,
      dateId,
      yes: true,
    })),
    skipDuplicates: true,
  });
}

async function requireOffered(
  tx: Db,
  { organization, id, now }: EventTarget,
  move: EventMove,
  event: EventRow,
) {
  const { hosts: users, start, minutes: duration, availability, auth } = move;
  const site = findEventSite(event);
  const rules = { ...move.rules, ...(site !== undefined && { site }) };
  await lockHosts(tx, organization, [...users, ...(await listEventRooms(tx, event, rules))]);
  const options = { availability: availability ?? undefined, exceptEvent: id, rules };
  const end = asInstant(start + duration * MINUTE);
  const range = { ...expandToSearchRange(start, end), ...options };
  const people = await loadHosts(tx, organization, { users }, range);
  const [person] = people;
  if (!person || people.length < users.length) throw new ApiProblem("not_found", "The host was not found.");
  const { timezone } = person;
  const hosts = people.map(({ host }) => host);
  const roomQuery = {
    ...expandToSearchRange(start, end),
    people: countEventAttendees(event),
    except: [id],
  };
  const rooms = await findRooms(tx, organization, rules.settings, roomQuery);
  const grid = {
    ...pickGrid(
      rules,
      rooms?.map((room) => room.host),
    ),
    steps: pickEventStepRules(event),
  };
  const search = { ...grid, hosts, match: "all" as const, duration, now };
  if (isOffered(search, start)) return;
  const refused = {
    people,
    search,
    rooms,
    start,
    availability,
    blocking: pickBlockingCalendars(rules),
    zone: timezone,
  };
  throw buildSlotTakenProblem({
    detail: "The page does not offer this time.",
    hosts,
    match: "all",
    time: { start, end },
    timezone,
    now,
    grid,
    pointer: "/start",
    reasons: auth && (await explainHostConflicts(tx, auth, refused)),
  });
}
