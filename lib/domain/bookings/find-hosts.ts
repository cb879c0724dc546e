import { isOffered } from "@/lib/core/slots/is-offered";
import type { Party } from "@/lib/core/slots/match";
import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { nearestFree, rangeAround } from "@/lib/domain/availability/free-slots/nearest-free";
import { assignRooms } from "@/lib/domain/availability/rooms/assign-rooms";
import { countHosts, countPeople } from "@/lib/domain/availability/rooms/count-people";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom";
import { matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import type { MemberTurns } from "@/lib/domain/people/teams/member-turns";
import type { Db } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { Wish } from "./booking-request";
import { isKept } from "./is-kept";
import { isOfLink } from "./is-of-link";
import { listGuests } from "./list-guests";
import type { HeldTeam } from "./lock-page-hosts";
import { type PickedHosts, pickHosts } from "./pick-hosts";
import type { PageSettings } from "./public-page";
import { narrowToHeld } from "./seats/narrow-to-held";
import { checkSeries } from "./series/check-series";
import { findLostOccurrences, type LostOccurrence } from "./series/lost-occurrences";
import { findSeriesZone } from "./series/series-wish";

/** Times that the page offers no longer, and the free ones nearest to the first of them. */
export interface LostTimes {
  outcome: "taken";
  taken: readonly Instant[];
  nearest: readonly Instant[];
  /** Of a series: by the places of its rule, each time that is lost and what is nearest to it. */
  lost?: readonly LostOccurrence[];
}

/**
 * Looks again at the times that somebody wants for a new meeting, and says who holds it, and in which rooms. The caller holds the
 * locks of the hosts and rooms.
 */
export async function findHosts(
  tx: Db,
  page: PageSettings,
  wish: Wish,
  held: HeldTeam | null,
  now: Instant,
): Promise<LostTimes | PickedHosts> {
  const rooms = await findPageRooms(tx, page, wish);
  const grid = { ...page.grid, rooms: rooms?.map(({ host }) => host) };
  const found = await findPeople(tx, { ...page, grid }, wish, held, now);
  if (found.outcome === "taken" || !rooms) return found;
  const times = wish.starts.map((start) => ({ start, end: instant(start + page.duration * MINUTE) }));
  const assigned = assignRooms(rooms, times).map(
    (room, place) => room ?? rooms.find(({ id }) => isKept(wish, id, wish.starts[place] ?? now, now)) ?? null,
  );
  // The room that is kept may be too small for everybody who is brought along.
  const lost = wish.starts.filter((start, place) => start === wish.kept?.start && assigned[place] === null);
  if (lost.length > 0) return { outcome: "taken", taken: lost, nearest: [] };
  return { ...found, rooms: assigned.map((room) => room?.id ?? null) };
}

/** Read again: of the page only what it needs of a room is known for sure. */
const findPageRooms = (tx: Db, page: PageSettings, wish: Wish) => {
  const { organization, custom, people, match } = page;
  return findRooms(tx, organization, custom, {
    ...rangeAround(instant(Math.min(...wish.starts)), instant(Math.max(...wish.starts))),
    people: countPeople(custom, {
      hosts: countHosts(match, page.chosen ? 1 : people.length),
      guests: listGuests(people, { email: wish.email, invitees: wish.invitees ?? [] }).length,
    }),
    except: wish.offer ? [wish.offer.hold] : [],
  });
};

async function findPeople(
  tx: Db,
  page: PageSettings,
  wish: Wish,
  held: HeldTeam | null,
  now: Instant,
): Promise<LostTimes | PickedHosts> {
  if (held) return findMembers(tx, page, wish, held, now);
  const { organization, owner, availabilityId, rules } = page;
  const options = { ...rangeOf(wish), availability: availabilityId ?? undefined, rules, seats: true };
  const [person] = await loadHosts(tx, organization, { users: [owner.id] }, options);
  if (!person) throw new ApiProblem("not_found", "The owner of this page was not found.");
  const search = { ...page.grid, hosts: [person.host], match: "all", duration: page.duration, now } as const;
  const fresh = { ...search, hosts: search.hosts.map(withoutSeated) };
  const isOwn = (_: number, start: Instant) => !person.suspended && isKept(wish, owner.id, start, now);
  if (wish.series) {
    const { times } = checkSeries({ ...fresh, zone: findSeriesZone(page), isKept: isOwn }, wish.starts);
    return findLostOccurrences(wish.series, times) ?? { outcome: "found", people: [owner], turns: [] };
  }
  const isFree = (start: Instant) => isOwn(0, start) || isOffered(fresh, start);
  const taken = wish.starts.filter((start) => !isOfLink(page, start) || !isFree(start));
  return toLost(taken, search, page) ?? { outcome: "found", people: [owner], turns: [] };
}

/** A seat of a meeting that is there already makes no meeting. */
const withoutSeated = ({ seated: _, ...host }: Host): Host => host;

const rangeOf = ({ starts, offer }: Wish) => ({
  ...rangeAround(instant(Math.min(...starts)), instant(Math.max(...starts))),
  exceptEvent: offer?.hold,
});

type Search = Parameters<typeof nearestFree>[0];

function toLost(taken: readonly Instant[], search: Search, page: PageSettings): LostTimes | null {
  const [lost] = taken;
  if (lost === undefined) return null;
  const isLeft = (start: Instant) => isOfLink(page, start);
  return { outcome: "taken", taken, nearest: nearestFree({ ...search, isLeft }, lost) };
}

/** Who is free at all of the times; a time at which nobody is who could hold the ones before, is lost. */
async function findMembers(
  tx: Db,
  page: PageSettings,
  wish: Wish,
  held: HeldTeam,
  now: Instant,
): Promise<LostTimes | PickedHosts> {
  const { organization, rules, grid, duration, mayChoose } = page;
  const members = listAsked(page, wish, held);
  const users = members.map(({ user }) => user);
  if (users.length === 0 || (wish.host && !mayChoose))
    return { outcome: "taken", taken: wish.starts, nearest: [] };
  const people = await loadHosts(tx, organization, { users }, { ...rangeOf(wish), rules, seats: true });
  const match = wish.host
    ? "all"
    : matchHosts(
        rules.custom.hosts,
        people.map(({ id }) => id),
      );
  const search = { ...grid, hosts: people.map(({ host }) => host), match, duration, now };
  const fresh = { ...search, hosts: search.hosts.map(withoutSeated) };
  const party: Party = match === "all" ? { fixed: people.map((_, place) => place), count: 0 } : match;

  const isOwn = (place: number, start: Instant) =>
    people[place]?.suspended === false && isKept(wish, people[place].id, start, now);
  let able = people.map((_, place) => place);
  if (wish.series) {
    const checked = checkSeries({ ...fresh, zone: findSeriesZone(page), isKept: isOwn }, wish.starts);
    const lost = findLostOccurrences(wish.series, checked.times);
    if (lost) return lost;
    able = [...party.fixed, ...checked.able];
  }
  const unchecked = wish.series ? [] : wish.starts;
  const taken = unchecked.filter((start) => {
    if (!isOfLink(page, start)) return true;
    const isOffer = isOffered(fresh, start);
    const still = able.filter(
      (place) => isOwn(place, start) || (match === "all" ? isOffer : suits(fresh, place, start)),
    );
    const own = still.filter((place) => isOwn(place, start));
    if (!isComplete(party, isOffer ? still : own)) return true;
    able = still;
    return false;
  });
  const [first = now] = wish.starts;
  if (taken.length === 0 && pickSeats(page.custom) !== null) {
    able = await narrowToSeats(tx, page, { people, able, party, isOwn, start: first }, now);
    if (!isComplete(party, able)) taken.push(first);
  }
  const lost = toLost(taken, search, page);
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

interface Seating {
  people: readonly { id: string }[];
  /** The places of those who are free. */
  able: readonly number[];
  party: Party;
  isOwn: (place: number, start: Instant) => boolean;
  start: Instant;
}

/** Of those who are free for a meeting with seats, whoever may make it without taking what is held of another one. */
async function narrowToSeats(
  tx: Db,
  page: PageSettings,
  { people, able, party, isOwn, start }: Seating,
  now: Instant,
): Promise<number[]> {
  const own = able.filter((place) => isOwn(place, start));
  if (isComplete(party, own)) return own;
  const size = party.fixed.length + party.count;
  const seats = pickSeats(page.custom);
  if (party.count === 0 || size === 1 || seats === null) return [...able];
  const ids = able.flatMap((place) => people[place]?.id ?? []);
  const free = await narrowToHeld(tx, page, { able: ids, size, seats, start }, now);
  return able.filter((place) => free.includes(people[place]?.id ?? ""));
}

/** Of those who are members now; whoever joined since the page was read is asked the next time. */
function listAsked({ people }: PageSettings, { host }: Wish, { members }: HeldTeam): MemberTurns[] {
  const known = members.filter(({ user }) => people.some(({ id }) => id === user));
  return host ? known.filter(({ user }) => user === host) : known;
}

/** On the grid of the party, whoever of them laid it. */
const suits = (search: Parameters<typeof isOffered>[0], place: number, start: Instant) =>
  isOffered({ ...search, match: { fixed: [place], count: 0 } }, start);

const isComplete = ({ fixed, count }: Party, able: readonly number[]) =>
  fixed.every((place) => able.includes(place)) &&
  able.filter((place) => !fixed.includes(place)).length >= count;
