import type { HostQuorum } from "@/lib/core/slots/host-match";
import { isOffered } from "@/lib/core/slots/is-offered";
import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { expandToSearchRange, findNearestFree } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { assignRooms } from "@/lib/domain/availability/rooms/assign-rooms";
import {
  computeRequiredCapacity,
  countHosts,
} from "@/lib/domain/availability/rooms/compute-required-capacity";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { MemberAssignmentState } from "@/lib/domain/people/teams/assignment-state";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import type { Db } from "@/lib/platform/db/client";
import type { TimeRequest } from "./booking-request";
import { isAllowedByLink } from "./is-allowed-by-link";
import { isHeldForBooker } from "./is-held-for-booker";
import { listBookingGuests } from "./list-booking-guests";
import type { LockedTeam } from "./lock-page-hosts";
import { type PickedHosts, pickHosts } from "./pick-hosts";
import type { BookablePage } from "./public-page";
import { filterByHeldSeats } from "./seats/filter-by-held-seats";
import { checkSeries } from "./series/check-series";
import { findUnavailableOccurrences } from "./series/find-unavailable-occurrences";
import { findSeriesZone } from "./series/series-request";
import { findStepHosts } from "./steps/find-step-hosts";
import type { UnavailableTimes } from "./unavailable-times";

/**
 * Checks the requested times for a new meeting again and picks hosts and rooms. The caller holds the locks of
 * the hosts and rooms.
 */
export async function findHosts(
  tx: Db,
  page: BookablePage,
  request: TimeRequest,
  lockedTeam: LockedTeam | null,
  now: Instant,
): Promise<UnavailableTimes | PickedHosts> {
  const rooms = await findPageRooms(tx, page, request);
  const grid = { ...page.grid, rooms: rooms?.map(({ host }) => host) };
  const found = await findAvailableHosts(tx, { ...page, grid }, request, lockedTeam, now);
  if (found.outcome === "taken" || !rooms) return found;
  const { minutes = page.duration } = found;
  const times = request.starts.map((start) => ({ start, end: asInstant(start + minutes * MINUTE) }));
  const assigned = assignRooms(rooms, times).map(
    (room, index) =>
      room ?? rooms.find(({ id }) => isHeldForBooker(request, id, request.starts[index] ?? now, now)) ?? null,
  );
  // A held room may be too small for the number of guests.
  const lost = request.starts.filter(
    (start, index) => start === request.ownHold?.start && assigned[index] === null,
  );
  if (lost.length > 0) return { outcome: "taken", taken: lost, nearest: [] };
  return { ...found, rooms: assigned.map((room) => room?.id ?? null) };
}

/** Loads the rooms under the locks, as earlier reads may be stale. */
const findPageRooms = (tx: Db, page: BookablePage, request: TimeRequest) => {
  const { organization, settings, people, match } = page;
  return findRooms(tx, organization, settings, {
    ...toSearchRange(page, request),
    people: computeRequiredCapacity(settings, {
      hosts: countHosts(match, page.chosen ? 1 : people.length),
      guests: listBookingGuests(people, { email: request.email, invitees: request.invitees ?? [] }).length,
    }),
    except: request.offer ? [request.offer.hold] : [],
  });
};

async function findAvailableHosts(
  tx: Db,
  page: BookablePage,
  request: TimeRequest,
  lockedTeam: LockedTeam | null,
  now: Instant,
): Promise<UnavailableTimes | PickedHosts> {
  const { steps } = page.grid;
  if (lockedTeam && steps)
    return findStepHosts(tx, { ...page, grid: { ...page.grid, steps } }, request, lockedTeam, now);
  if (lockedTeam) return findMembers(tx, page, request, lockedTeam, now);
  const { organization, owner, availabilityId, rules } = page;
  const options = {
    ...toRange(page, request),
    availability: availabilityId ?? undefined,
    rules,
    seats: true,
  };
  const [person] = await loadHosts(tx, organization, { users: [owner.id] }, options);
  if (!person) throw new ApiProblem("not_found", "The owner of this page was not found.");
  const search = { ...page.grid, hosts: [person.host], match: "all", duration: page.duration, now } as const;
  const fresh = { ...search, hosts: search.hosts.map(excludeSeated) };
  const isHeld = (_: number, start: Instant) =>
    !person.suspended && isHeldForBooker(request, owner.id, start, now);
  if (request.series) {
    const { times } = checkSeries({ ...fresh, zone: findSeriesZone(page), isHeld }, request.starts);
    return (
      findUnavailableOccurrences(request.series, times) ?? {
        outcome: "found",
        people: [owner],
        assignedMembers: [],
      }
    );
  }
  const isFree = (start: Instant) => isHeld(0, start) || isOffered(fresh, start);
  const taken = request.starts.filter((start) => !isAllowedByLink(page, start) || !isFree(start));
  return (
    toUnavailableTimes(taken, search, page) ?? { outcome: "found", people: [owner], assignedMembers: [] }
  );
}

/** Ignores seated meetings: a free seat in one does not make the host free for a new meeting. */
const excludeSeated = ({ seated: _, ...host }: Host): Host => host;

const toSearchRange = ({ duration }: Pick<BookablePage, "duration">, { starts }: TimeRequest) =>
  expandToSearchRange(asInstant(Math.min(...starts)), asInstant(Math.max(...starts) + duration * MINUTE));

const toRange = (page: BookablePage, request: TimeRequest) => ({
  ...toSearchRange(page, request),
  exceptEvent: request.offer?.hold,
});

type Search = Parameters<typeof findNearestFree>[0];

function toUnavailableTimes(
  taken: readonly Instant[],
  search: Search,
  page: BookablePage,
): UnavailableTimes | null {
  const [lost] = taken;
  if (lost === undefined) return null;
  const isAllowed = (start: Instant) => isAllowedByLink(page, start);
  return { outcome: "taken", taken, nearest: findNearestFree({ ...search, isAllowed }, lost) };
}

/**
 * Finds the members who are free at all times. A time is unavailable if those free at the earlier times
 * cannot host it.
 */
async function findMembers(
  tx: Db,
  page: BookablePage,
  request: TimeRequest,
  lockedTeam: LockedTeam,
  now: Instant,
): Promise<UnavailableTimes | PickedHosts> {
  const { organization, rules, grid, duration, mayChoose } = page;
  const members = listRequestedMembers(page, request, lockedTeam);
  const users = members.map(({ user }) => user);
  if (users.length === 0 || (request.host && !mayChoose))
    return { outcome: "taken", taken: request.starts, nearest: [] };
  const people = await loadHosts(
    tx,
    organization,
    { users },
    { ...toRange(page, request), rules, seats: true },
  );
  const match = request.host
    ? "all"
    : matchHosts(
        rules.settings.hosts,
        people.map(({ id }) => id),
      );
  const search = { ...grid, hosts: people.map(({ host }) => host), match, duration, now };
  const fresh = { ...search, hosts: search.hosts.map(excludeSeated) };
  const quorum: HostQuorum = match === "all" ? { fixed: people.map((_, index) => index), count: 0 } : match;

  const isHeld = (index: number, start: Instant) =>
    people[index]?.suspended === false && isHeldForBooker(request, people[index].id, start, now);
  let available = people.map((_, index) => index);
  if (request.series) {
    const checked = checkSeries({ ...fresh, zone: findSeriesZone(page), isHeld }, request.starts);
    const lost = findUnavailableOccurrences(request.series, checked.times);
    if (lost) return lost;
    available = [...quorum.fixed, ...checked.available];
  }
  const unchecked = request.series ? [] : request.starts;
  const taken = unchecked.filter((start) => {
    if (!isAllowedByLink(page, start)) return true;
    const isOffer = isOffered(fresh, start);
    const stillAvailable = available.filter(
      (index) =>
        isHeld(index, start) || (match === "all" ? isOffer : isMemberOffered(fresh, quorum, index, start)),
    );
    const heldForBooker = stillAvailable.filter((index) => isHeld(index, start));
    if (!isQuorumComplete(quorum, isOffer ? stillAvailable : heldForBooker)) return true;
    available = stillAvailable;
    return false;
  });
  const [first = now] = request.starts;
  if (taken.length === 0 && pickSeats(page.settings) !== null) {
    available = await filterBySeats(tx, page, { people, available, quorum, isHeld, start: first }, now);
    if (!isQuorumComplete(quorum, available)) taken.push(first);
  }
  const lost = toUnavailableTimes(taken, search, page);
  if (lost) return lost;
  const toCandidates = (indexes: readonly number[]) =>
    indexes.flatMap((index) => {
      const person = people[index];
      const member = members.find(({ user }) => user === person?.id);
      return person && member ? { ...member, busy: measureBusy(person.host, first) } : [];
    });
  return pickHosts(tx, page, {
    fixed: toCandidates(quorum.fixed),
    others: toCandidates(available.filter((index) => !quorum.fixed.includes(index))),
    count: quorum.count,
    match,
    request,
    lockedTeam,
  });
}

interface SeatSearch {
  people: readonly { id: string }[];
  /** Indexes of the free hosts. */
  available: readonly number[];
  quorum: HostQuorum;
  isHeld: (index: number, start: Instant) => boolean;
  start: Instant;
}

/**
 * Keeps the members who can host a meeting with seats without taking hosts from a meeting with held seats.
 */
async function filterBySeats(
  tx: Db,
  page: BookablePage,
  { people, available, quorum, isHeld, start }: SeatSearch,
  now: Instant,
): Promise<number[]> {
  const heldForBooker = available.filter((index) => isHeld(index, start));
  if (isQuorumComplete(quorum, heldForBooker)) return heldForBooker;
  const size = quorum.fixed.length + quorum.count;
  const seats = pickSeats(page.settings);
  if (quorum.count === 0 || size === 1 || seats === null) return [...available];
  const ids = available.flatMap((index) => people[index]?.id ?? []);
  const free = await filterByHeldSeats(tx, page, { available: ids, size, seats, start }, now);
  return available.filter((index) => free.includes(people[index]?.id ?? ""));
}

/** Returns the current members that are also on the loaded page; later members are considered next time. */
function listRequestedMembers(
  { people }: BookablePage,
  { host }: TimeRequest,
  { members }: LockedTeam,
): MemberAssignmentState[] {
  const known = members.filter(({ user }) => people.some(({ id }) => id === user));
  return host ? known.filter(({ user }) => user === host) : known;
}

/**
 * Checks a member against the grid that the whole quorum shares. The spread over a day is that of the whole quorum, so
 * several members need not each have it.
 */
const isMemberOffered = (
  { spread, ...search }: Parameters<typeof isOffered>[0],
  { fixed, count }: HostQuorum,
  index: number,
  start: Instant,
) => {
  const alone = { ...search, match: { fixed: [index], count: 0 } };
  return isOffered(fixed.length + count === 1 ? { ...alone, spread } : alone, start);
};

const isQuorumComplete = ({ fixed, count }: HostQuorum, available: readonly number[]) =>
  fixed.every((index) => available.includes(index)) &&
  available.filter((index) => !fixed.includes(index)).length >= count;
