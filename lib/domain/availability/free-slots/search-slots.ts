import { findSlots } from "@/lib/core/slots/find-slots";
import { groupByDate } from "@/lib/core/slots/group-by-date";
import type { Match } from "@/lib/core/slots/match";
import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { localDateAt, startOfDay } from "@/lib/core/time/zone";
import { countHosts, countPeople } from "@/lib/domain/availability/rooms/count-people";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import type { TimedRoom } from "@/lib/domain/availability/rooms/room";
import { matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { JsonBytes } from "@/lib/platform/http/reply";
import { loadHosts, type PersonWithHost } from "./load-hosts";
import { type ResolvedSearch, resolveSearch } from "./resolve-search";
import type { SlotSearchQuery } from "./schema";
import { slotJson, slotsJson } from "./slot-json";
import { requireKnown } from "./whose";

type RangeSearch = SlotSearchQuery & { from: LocalDate; to: LocalDate };

/** How far `nextAvailability` and `/slots/next` look. */
const HORIZON_DAYS = 366;

/** Meetings up to a buffer (at most a day) before and after matter too; two days also cover every offset of a zone. */
const MARGIN_MS = 2 * DAY;

/** GET /v2/slots: one statement, and a second only when the range is empty; before them one of a page that is named, and with its limits one more. */
export async function searchSlots(db: Db, organization: OrganizationId, search: RangeSearch, now: Instant) {
  const { head, starts, next, duration } = await searchRange(db, organization, search, now);
  return new JsonBytes(`{${head},"slots":`, slotsJson(starts, duration, next.zone), `${next.json}}`);
}

/** GET /v2/slots/days */
export async function searchSlotDays(
  db: Db,
  organization: OrganizationId,
  search: RangeSearch,
  now: Instant,
) {
  const { head, starts, next, duration } = await searchRange(db, organization, search, now);
  const days = [...groupByDate(starts, next.zone)].flatMap(([date, group], index) => [
    `${index > 0 ? "," : ""}"${date}":{"slots":`,
    slotsJson(group, duration, next.zone),
    "}",
  ]);
  return new JsonBytes(`{${head},"days":{`, ...days, `}${next.json}}`);
}

/** GET /v2/slots/next */
export async function searchNextSlots(
  db: Db,
  organization: OrganizationId,
  search: SlotSearchQuery,
  now: Instant,
) {
  const asked = await readAsked(db, organization, search);
  const { zone, starts } = await searchNext(db, organization, asked, now, now);
  const [first] = starts;
  const date = first === undefined ? null : localDateAt(zone, first);
  const ofDay = starts.filter((start) => localDateAt(zone, start) === date);
  return new JsonBytes(
    `{"timezone":${JSON.stringify(zone)},"slots":`,
    slotsJson(ofDay, asked.duration, zone),
    "}",
  );
}

async function searchRange(db: Db, organization: OrganizationId, search: RangeSearch, now: Instant) {
  const asked = await readAsked(db, organization, search);
  // The zone may be known only from the answer, so a little more than the range is read.
  const wide = { from: startOfDay("UTC", search.from), to: startOfDay("UTC", addDays(search.to, 1)) };
  const people = await loadPeople(db, organization, asked, wide);
  const zone = pickZone(asked, people);
  const from = startOfDay(zone, search.from);
  const to = startOfDay(zone, addDays(search.to, 1));
  const rooms = await loadRoomsOf(db, organization, asked, people, wide);
  const starts = findStarts(asked, people, { from, to, now, rooms });
  const head = `"timezone":${JSON.stringify(zone)},"from":"${search.from}","to":"${search.to}"`;
  return {
    head,
    starts,
    duration: asked.duration,
    next: { zone, json: starts.length > 0 ? "" : await nextJson(db, organization, asked, to, now) },
  };
}

async function nextJson(db: Db, organization: OrganizationId, asked: Asked, after: Instant, now: Instant) {
  const { zone, starts } = await searchNext(db, organization, asked, after, now);
  const [first] = starts;
  return `,"nextAvailability":${first === undefined ? null : slotJson(first, asked.duration, zone)}`;
}

/** The slots from `after` on, of at least the first day that has any within the horizon. */
async function searchNext(db: Db, organization: OrganizationId, asked: Asked, after: Instant, now: Instant) {
  const end = instant(Math.max(after, now) + HORIZON_DAYS * DAY);
  const people = await loadPeople(db, organization, asked, { from: after, to: end });
  const rooms = await loadRoomsOf(db, organization, asked, people, { from: after, to: end });
  const zone = pickZone(asked, people);
  // A month at a time: most people are free soon. Cut at midnight, so that a day stays whole.
  for (let from = after; from < end; ) {
    const to = instant(Math.min(startOfDay(zone, addDays(localDateAt(zone, from), 31)), end));
    const starts = findStarts(asked, people, { from, to, now, rooms });
    if (starts.length > 0) return { zone, starts };
    from = to;
  }
  return { zone, starts: [] };
}

/** As it was sent, and what that comes to. */
export interface Asked extends ResolvedSearch {
  query: SlotSearchQuery;
}

export const readAsked = async (
  db: Db,
  organization: OrganizationId,
  query: SlotSearchQuery,
): Promise<Asked> => ({ ...(await resolveSearch(db, organization, query)), query });

/** The people searched for, with all that may matter to slots in the range. */
export async function loadPeople(
  db: Db,
  organization: OrganizationId,
  { whose, duration, availability, rules, query }: Asked,
  { from, to }: { from: Instant; to: Instant },
): Promise<PersonWithHost[]> {
  const range = widen({ from, to }, duration);
  const people = await loadHosts(db, organization, whose, { ...range, availability, rules, seats: true });
  await requireKnown(db, organization, query, people);
  return query.host === undefined ? people : people.filter(({ id }) => id === query.host);
}

const widen = ({ from, to }: { from: Instant; to: Instant }, duration: number) => ({
  from: instant(from - MARGIN_MS),
  to: instant(to + MARGIN_MS + duration * MINUTE),
});

/** The rooms of which the page needs one; undefined where it needs none, or no page is asked about. */
export async function loadRoomsOf(
  db: Db,
  organization: OrganizationId,
  asked: Asked,
  people: readonly PersonWithHost[],
  range: { from: Instant; to: Instant },
): Promise<TimedRoom[] | undefined> {
  const { rules, duration } = asked;
  if (!rules) return undefined;
  const hosts = countHosts(pickMatch(asked, people), people.length);
  const coming = countPeople(rules.custom, { hosts, guests: 0 });
  const found = await findRooms(db, organization, rules.custom, {
    ...widen(range, duration),
    people: coming,
  });
  return found ?? undefined;
}

export const pickZone = (asked: Asked, people: readonly PersonWithHost[]) =>
  asked.timezone ?? people[0]?.timezone ?? "UTC";

/** Whom of them a slot has to suit. */
export const pickMatch = ({ match, rules, query }: Asked, people: readonly PersonWithHost[]): Match =>
  query.host !== undefined
    ? "all"
    : match === "page"
      ? matchHosts(
          rules?.custom.hosts,
          people.map(({ id }) => id),
        )
      : match;

const findStarts = (
  asked: Asked,
  people: readonly PersonWithHost[],
  { rooms, ...range }: { from: Instant; to: Instant; now: Instant; rooms: readonly TimedRoom[] | undefined },
): Instant[] => {
  const { duration, step, align } = asked;
  const hosts = people.map(({ host }) => host);
  return findSlots({
    hosts,
    match: pickMatch(asked, people),
    duration,
    step,
    align,
    rooms: rooms?.map(({ host }) => host),
    ...range,
  });
};
