import { isOffered } from "@/lib/core/slots/is-offered";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { pickBlocking } from "@/lib/domain/availability/free-slots/blocking-calendars";
import { explainHosts } from "@/lib/domain/availability/free-slots/explain-hosts";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { rangeAround } from "@/lib/domain/availability/free-slots/nearest-free";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { slotTaken } from "@/lib/domain/availability/reservations/slot-taken";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import { type PageRules, pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { Auth } from "@/lib/platform/http/auth";
import { ApiProblem } from "@/lib/platform/http/problem";
import { changeEvent } from "./change-event";
import { countComing, listEventRooms } from "./choose-room";
import type { EventTarget } from "./event-target";

interface Move {
  /** Who moves it, and so says yes to the new time. */
  invitee: string;
  start: Instant;
  /** Who holds it: all of them have to be free. */
  hosts: readonly string[];
  /** The page that it was booked on: its length and hours. */
  minutes: number;
  availability: string | null;
  rules: PageRules;
  /** The host has to confirm the new time, as every time of this page. */
  asks: boolean;
  /** The caller has looked, under the hosts' locks, whether the page offers the time. */
  isChecked?: boolean;
  /** Who asks, and is told what is in the way as far as they may know it; default: nobody. */
  auth?: Auth;
}

/** Another time that the page offers takes the place of the confirmed one: same event, same links. */
export function moveEvent(db: Db, target: EventTarget, move: Move) {
  return changeEvent(db, target, "update", async (tx, event) => {
    const date = event.dates.find(({ id }) => id === event.confirmedDateId);
    if (!event.confirmedFlag || !date)
      throw new ApiProblem("conflict", "The event is not confirmed.", { reason: "event_not_confirmed" });
    if (+date.startsAt === move.start) return null;
    if (!move.isChecked) await requireOffered(tx, target, move, event);
    const end = instant(move.start + move.minutes * MINUTE);
    await tx.eventDate.deleteMany({
      where: { organizationId: target.organization, eventId: event.id, id: { not: date.id } },
    });
    await tx.eventDate.update({
      where: keyOf(target.organization, date.id),
      data: { startsAt: new Date(move.start), endsAt: new Date(end), allDay: false },
    });
    await keepVotes(tx, event, date.id, move);
    const confirmed = { confirmedFlag: !move.asks, confirmedDateId: move.asks ? null : date.id };
    return {
      columns: { ...confirmed, ...(!move.asks && { confirmedAt: new Date(target.now) }) },
      happened: move.asks ? null : "updated",
    };
  });
}

/** Answers were to the old time; who comes, comes along, unless the host is asked anew. */
async function keepVotes(
  tx: Db,
  { id: eventId, organizationId, invitees }: EventRow,
  dateId: string,
  move: Move,
) {
  const stay = move.asks ? [move.invitee] : invitees.filter(({ su }) => su).map(({ id }) => id);
  await tx.vote.deleteMany({
    where: { organizationId, dateId, ...(move.asks ? { inviteeId: { notIn: stay } } : { yes: false }) },
  });
  await tx.vote.createMany({
    data: [...new Set([...stay, move.invitee])].map((inviteeId) => ({
      id: newId(),
      organizationId,
      eventId,
      inviteeId,
      dateId,
      yes: true,
    })),
    skipDuplicates: true,
  });
}

async function requireOffered(tx: Db, { organization, id, now }: EventTarget, move: Move, event: EventRow) {
  const { hosts: users, start, minutes: duration, availability, rules, auth } = move;
  await lockHosts(tx, organization, [...users, ...(await listEventRooms(tx, event, rules))]);
  const options = { availability: availability ?? undefined, exceptEvent: id, rules };
  const range = { ...rangeAround(start, start), ...options };
  const people = await loadHosts(tx, organization, { users }, range);
  const [person] = people;
  if (!person || people.length < users.length) throw new ApiProblem("not_found", "The host was not found.");
  const { timezone } = person;
  const hosts = people.map(({ host }) => host);
  const coming = { ...rangeAround(start, start), people: countComing(event), except: [id] };
  const rooms = await findRooms(tx, organization, rules.custom, coming);
  const grid = pickGrid(
    rules,
    rooms?.map((room) => room.host),
  );
  const search = { ...grid, hosts, match: "all" as const, duration, now };
  if (isOffered(search, start)) return;
  const refused = {
    people,
    search,
    rooms,
    start,
    availability,
    blocking: pickBlocking(rules),
    zone: timezone,
  };
  const time = { start, end: instant(start + duration * MINUTE) };
  throw slotTaken({
    detail: "The page does not offer this time.",
    hosts,
    match: "all",
    time,
    timezone,
    now,
    grid,
    pointer: "/start",
    reasons: auth && (await explainHosts(tx, auth, refused)),
  });
}
