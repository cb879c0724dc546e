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
import type { MemberAssignmentState } from "@/lib/domain/people/teams/assignment-state";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import type { Db } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { TimeRequest } from "./booking-request";
import { isAllowedByLink } from "./is-allowed-by-link";
import { isHeldForBooker } from "./is-held-for-booker";
import { listBookingGuests } from "./list-booking-guests";
import type { LockedTeam } from "./lock-page-hosts";
import { type PickedHosts, pickHosts } from "./pick-hosts";
import type { PageSettings } from "./public-page";
import { filterByHeldSeats } from "./seats/filter-by-held-seats";
import { checkSeries } from "./series/check-series";
import {
  findUnavailableOccurrences,
  type UnavailableOccurrence,
} from "./series/find-unavailable-occurrences";
import { findSeriesZone } from "./series/series-request";

/** Times that are not available, with the free ones nearest to the first of them. */
export interface UnavailableTimes {
  outcome: "taken";
  taken: readonly Instant[];
  nearest: readonly Instant[];
  /** Only for a series: each unavailable time by its index in the rule, with the nearest free ones. */
  lost?: readonly UnavailableOccurrence[];
}

/**
 * Checks the requested times for a new meeting again and picks hosts and rooms. The caller holds the locks of
 * the hosts and rooms.
 */
export async function findHosts(
  tx: Db,
  page: PageSettings,
  wish: TimeRequest,
  held: LockedTeam | null,
  now: Instant,
): Promise<UnavailableTimes | PickedHosts> {
  const rooms = await findPageRooms(tx, page, wish);
  const grid = { ...page.grid, rooms: rooms?.map(({ host }) => host) };
  const found = await findAvailableHosts(tx, { ...page, grid }, wish, held, now);
  if (found.outcome === "taken" || !rooms) return found;
  const times = wish.starts.map((start) => ({ start, end: asInstant(start + page.duration * MINUTE) }));
  const assigned = assignRooms(rooms, times).map(
    (room, place) =>
      room ?? rooms.find(({ id }) => isHeldForBooker(wish, id, wish.starts[place] ?? now, now)) ?? null,
  );
  // A held room may be too small for the number of guests.
  const lost = wish.starts.filter(
    (start, place) => start === wish.ownHold?.start && assigned[place] === null,
  );
  if (lost.length > 0) return { outcome: "taken", taken: lost, nearest: [] };
  return { ...found, rooms: assigned.map((room) => room?.id ?? null) };
}

/** Loads the rooms under the locks, as earlier reads may be stale. */
const findPageRooms = (tx: Db, page: PageSettings, wish: TimeRequest) => {
  const { organization, custom, people, match } = page;
  return findRooms(tx, organization, custom, {
    ...expandToSearchRange(asInstant(Math.min(...wish.starts)), asInstant(Math.max(...wish.starts))),
    people: computeRequiredCapacity(custom, {
      hosts: countHosts(match, page.chosen ? 1 : people.length),
      guests: listBookingGuests(people, { email: wish.email, invitees: wish.invitees ?? [] }).length,
    }),
    except: wish.offer ? [wish.offer.hold] : [],
  });
};

async function findAvailableHosts(
  tx: Db,
  page: PageSettings,
  wish: TimeRequest,
  held: LockedTeam | null,
  now: Instant,
): Promise<UnavailableTimes | PickedHosts> {
  if (held) return findMembers(tx, page, wish, held, now);
  const { organization, owner, availabilityId, rules } = page;
  const options = { ...toRange(wish), availability: availabilityId ?? undefined, rules, seats: true };
  const [person] = await loadHosts(tx, organization, { users: [owner.id] }, options);
  if (!person) throw new ApiProblem("not_found", "The owner of this page was not found.");
  const search = { ...page.grid, hosts: [person.host], match: "all", duration: page.duration, now } as const;
  const fresh = { ...search, hosts: search.hosts.map(excludeSeated) };
  const isOwn = (_: number, start: Instant) =>
    !person.suspended && isHeldForBooker(wish, owner.id, start, now);
  if (wish.series) {
    const { times } = checkSeries({ ...fresh, zone: findSeriesZone(page), isHeld: isOwn }, wish.starts);
    return findUnavailableOccurrences(wish.series, times) ?? { outcome: "found", people: [owner], turns: [] };
  }
  const isFree = (start: Instant) => isOwn(0, start) || isOffered(fresh, start);
  const taken = wish.starts.filter((start) => !isAllowedByLink(page, start) || !isFree(start));
  return toUnavailableTimes(taken, search, page) ?? { outcome: "found", people: [owner], turns: [] };
}

/** Ignores seated meetings: a free seat in one does not make the host free for a new meeting. */
const excludeSeated = ({ seated: _, ...host }: Host): Host => host;

const toRange = ({ starts, offer }: TimeRequest) => ({
  ...expandToSearchRange(asInstant(Math.min(...starts)), asInstant(Math.max(...starts))),
  exceptEvent: offer?.hold,
});

type Search = Parameters<typeof findNearestFree>[0];

function toUnavailableTimes(
  taken: readonly Instant[],
  search: Search,
  page: PageSettings,
): UnavailableTimes | null {
  const [lost] = taken;
  if (lost === undefined) return null;
  const isLeft = (start: Instant) => isAllowedByLink(page, start);
  return { outcome: "taken", taken, nearest: findNearestFree({ ...search, isLeft }, lost) };
}

/**
 * Finds the members who are free at all times. A time is unavailable if those free at the earlier times
 * cannot host it.
 */
async function findMembers(
  tx: Db,
  page: PageSettings,
  wish: TimeRequest,
  held: LockedTeam,
  now: Instant,
): Promise<UnavailableTimes | PickedHosts> {
  const { organization, rules, grid, duration, mayChoose } = page;
  const members = listRequestedMembers(page, wish, held);
  const users = members.map(({ user }) => user);
  if (users.length === 0 || (wish.host && !mayChoose))
    return { outcome: "taken", taken: wish.starts, nearest: [] };
  const people = await loadHosts(tx, organization, { users }, { ...toRange(wish), rules, seats: true });
  const match = wish.host
    ? "all"
    : matchHosts(
        rules.custom.hosts,
        people.map(({ id }) => id),
      );
  const search = { ...grid, hosts: people.map(({ host }) => host), match, duration, now };
  const fresh = { ...search, hosts: search.hosts.map(excludeSeated) };
  const party: HostQuorum = match === "all" ? { fixed: people.map((_, place) => place), count: 0 } : match;

  const isOwn = (place: number, start: Instant) =>
    people[place]?.suspended === false && isHeldForBooker(wish, people[place].id, start, now);
  let able = people.map((_, place) => place);
  if (wish.series) {
    const checked = checkSeries({ ...fresh, zone: findSeriesZone(page), isHeld: isOwn }, wish.starts);
    const lost = findUnavailableOccurrences(wish.series, checked.times);
    if (lost) return lost;
    able = [...party.fixed, ...checked.able];
  }
  const unchecked = wish.series ? [] : wish.starts;
  const taken = unchecked.filter((start) => {
    if (!isAllowedByLink(page, start)) return true;
    const isOffer = isOffered(fresh, start);
    const still = able.filter(
      (place) => isOwn(place, start) || (match === "all" ? isOffer : isMemberOffered(fresh, place, start)),
    );
    const own = still.filter((place) => isOwn(place, start));
    if (!isQuorumComplete(party, isOffer ? still : own)) return true;
    able = still;
    return false;
  });
  const [first = now] = wish.starts;
  if (taken.length === 0 && pickSeats(page.custom) !== null) {
    able = await filterBySeats(tx, page, { people, able, party, isOwn, start: first }, now);
    if (!isQuorumComplete(party, able)) taken.push(first);
  }
  const lost = toUnavailableTimes(taken, search, page);
  if (lost) return lost;
  const toCandidates = (places: readonly number[]) =>
    places.flatMap((place) => {
      const person = people[place];
      const member = members.find(({ user }) => user === person?.id);
      return person && member ? { ...member, busy: measureBusy(person.host, first) } : [];
    });
  return pickHosts(tx, page, {
    fixed: toCandidates(party.fixed),
    others: toCandidates(able.filter((place) => !party.fixed.includes(place))),
    count: party.count,
    match,
    wish,
    held,
  });
}

interface SeatSearch {
  people: readonly { id: string }[];
  /** Indexes of the free hosts. */
  able: readonly number[];
  party: HostQuorum;
  isOwn: (place: number, start: Instant) => boolean;
  start: Instant;
}

/**
 * Keeps the members who can host a meeting with seats without taking hosts from a meeting with held seats.
 */
async function filterBySeats(
  tx: Db,
  page: PageSettings,
  { people, able, party, isOwn, start }: SeatSearch,
  now: Instant,
): Promise<number[]> {
  const own = able.filter((place) => isOwn(place, start));
  if (isQuorumComplete(party, own)) return own;
  const size = party.fixed.length + party.count;
  const seats = pickSeats(page.custom);
  if (party.count === 0 || size === 1 || seats === null) return [...able];
  const ids = able.flatMap((place) => people[place]?.id ?? []);
  const free = await filterByHeldSeats(tx, page, { able: ids, size, seats, start }, now);
  return able.filter((place) => free.includes(people[place]?.id ?? ""));
}

/** Returns the current members that are also on the loaded page; later members are considered next time. */
function listRequestedMembers(
  { people }: PageSettings,
  { host }: TimeRequest,
  { members }: LockedTeam,
): MemberAssignmentState[] {
  const known = members.filter(({ user }) => people.some(({ id }) => id === user));
  return host ? known.filter(({ user }) => user === host) : known;
}

/** Checks a member against the grid that the whole quorum shares. */
const isMemberOffered = (search: Parameters<typeof isOffered>[0], place: number, start: Instant) =>
  isOffered({ ...search, match: { fixed: [place], count: 0 } }, start);

const isQuorumComplete = ({ fixed, count }: HostQuorum, able: readonly number[]) =>
  fixed.every((place) => able.includes(place)) &&
  able.filter((place) => !fixed.includes(place)).length >= count;
