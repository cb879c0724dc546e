import { findGroupZone } from "@/lib/core/slots/filter-by-spread";
import { findSlots } from "@/lib/core/slots/find-slots";
import { groupByDate } from "@/lib/core/slots/group-by-date";
import type { HostMatch } from "@/lib/core/slots/host-match";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { findStays } from "@/lib/core/slots/stays/find-stays";
import { getLongestStay } from "@/lib/core/slots/stays/stay-rules";
import { findStepChoices } from "@/lib/core/slots/steps/find-step-choices";
import { measureLongestSteps } from "@/lib/core/slots/steps/step-rules";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";
import {
  computeRequiredCapacity,
  countHosts,
} from "@/lib/domain/availability/rooms/compute-required-capacity";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import type { TimedRoom } from "@/lib/domain/availability/rooms/room";
import { matchHosts } from "@/lib/domain/booking-pages/bookpages/match-hosts";
import { findPreferredStarts } from "@/lib/domain/booking-pages/bookpages/preferred-hours-schema";
import { JsonBytes } from "@/lib/domain/contracts/reply";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireKnownHosts } from "./host-selector";
import { loadHosts, type UserWithHost } from "./load-hosts";
import { type ResolvedSearch, resolveSearch } from "./resolve-search";
import type { SlotSearchQuery } from "./schema";
import { serializeSlotJson, serializeSlots, serializeStayJson } from "./serialize-slots";

type RangeSearch = SlotSearchQuery & { from: LocalDate; to: LocalDate };

/** Limit of `nextAvailability` and `/slots/next`. */
const HORIZON_DAYS = 366;

/** Covers the largest buffer (a day) and every time-zone offset. */
const MARGIN_MS = 2 * DAY;

/**
 * Handles GET /v2/slots by one statement, with a second if the range has no slot; a page adds one, its limits
 * another.
 */
export async function searchSlots(db: Db, organization: OrganizationId, search: RangeSearch, now: Instant) {
  const { head, starts, next, serialize } = await searchRange(db, organization, search, now);
  return new JsonBytes(`{${head},"slots":`, serialize(starts), `${next.json}}`);
}

/** Handles GET /v2/slots/days. */
export async function searchSlotDays(
  db: Db,
  organization: OrganizationId,
  search: RangeSearch,
  now: Instant,
) {
  const { head, starts, next, serialize } = await searchRange(db, organization, search, now);
  const days = [...groupByDate(starts, next.zone)].flatMap(([date, group], index) => [
    `${index > 0 ? "," : ""}"${date}":{"slots":`,
    serialize(group),
    "}",
  ]);
  return new JsonBytes(`{${head},"days":{`, ...days, `}${next.json}}`);
}

/** Handles GET /v2/slots/next. */
export async function searchNextSlots(
  db: Db,
  organization: OrganizationId,
  search: SlotSearchQuery,
  now: Instant,
) {
  const resolved = await resolveSlotQuery(db, organization, search);
  const { zone, starts, people, rooms } = await searchNext(db, organization, resolved, now, now);
  const [first] = starts;
  const date = first === undefined ? null : toLocalDate(zone, first);
  const ofDay = starts.filter((start) => toLocalDate(zone, start) === date);
  return new JsonBytes(
    `{"timezone":${JSON.stringify(zone)},"slots":`,
    serializeFound(resolved, people, ofDay, { zone, now, rooms }),
    "}",
  );
}

async function searchRange(db: Db, organization: OrganizationId, search: RangeSearch, now: Instant) {
  const resolved = await resolveSlotQuery(db, organization, search);
  // The zone may come from the first user, so the range is read in UTC with a margin.
  const wide = { from: getStartOfDay("UTC", search.from), to: getStartOfDay("UTC", addDays(search.to, 1)) };
  const people = await loadSearchedUsers(db, organization, resolved, wide);
  const zone = pickZone(resolved, people);
  const from = getStartOfDay(zone, search.from);
  const to = getStartOfDay(zone, addDays(search.to, 1));
  const rooms = await loadSearchRooms(db, organization, resolved, people, wide);
  const starts = findStarts(resolved, people, { from, to, now, rooms });
  const head = `"timezone":${JSON.stringify(zone)},"from":"${search.from}","to":"${search.to}"`;
  return {
    head,
    starts,
    serialize: (group: readonly Instant[]) => serializeFound(resolved, people, group, { zone, now, rooms }),
    next: {
      zone,
      json: starts.length > 0 ? "" : await formatNextAvailability(db, organization, resolved, to, now),
    },
  };
}

async function formatNextAvailability(
  db: Db,
  organization: OrganizationId,
  search: ResolvedSlotQuery,
  after: Instant,
  now: Instant,
) {
  const { zone, starts, people, rooms } = await searchNext(db, organization, search, after, now);
  const [first] = starts;
  if (first === undefined) return ',"nextAvailability":null';
  const [slot] = listFound(search, people, [first], { zone, now, rooms });
  return `,"nextAvailability":${slot}`;
}

interface FoundContext {
  zone: string;
  now: Instant;
  rooms: readonly TimedRoom[] | undefined;
}

/** Serializes slots; those of stays with the days on which they can end, those of steps with the end of the last. */
const serializeFound = (
  search: ResolvedSlotQuery,
  people: readonly UserWithHost[],
  starts: readonly Instant[],
  context: FoundContext,
): Buffer =>
  search.stay || search.steps
    ? Buffer.from(`[${listFound(search, people, starts, context).join(",")}]`)
    : serializeSlots(starts, search.duration, context.zone, findPreferred(search, people, starts));

function listFound(
  search: ResolvedSlotQuery,
  people: readonly UserWithHost[],
  starts: readonly Instant[],
  { zone, now, rooms }: FoundContext,
): string[] {
  const { stay, steps, duration } = search;
  const [first] = starts;
  if (first === undefined) return [];
  if (!stay && !steps) {
    const preferred = findPreferred(search, people, starts);
    return starts.map((start) => serializeSlotJson(start, duration, zone, preferred));
  }
  const last = starts.at(-1) ?? first;
  const found = buildEngineSearch(search, people, { from: first, to: asInstant(last + 1), now, rooms });
  if (steps) {
    const preferred = findPreferred(search, people, starts);
    return findStepChoices({ ...found, steps })
      .filter(({ start }) => starts.includes(start))
      .map(({ start, end }) => serializeSlotJson(start, (end - start) / MINUTE, zone, preferred));
  }
  if (!stay) return [];
  const clocks = findGroupZone(found.hosts) ?? zone;
  return findStays({ ...found, stay }).map((choice) => serializeStayJson(choice, stay, { clocks, zone }));
}

/** Returns the slots of at least the first day at or after `after` that has any, within the horizon. */
async function searchNext(
  db: Db,
  organization: OrganizationId,
  search: ResolvedSlotQuery,
  after: Instant,
  now: Instant,
) {
  const end = asInstant(Math.max(after, now) + HORIZON_DAYS * DAY);
  const people = await loadSearchedUsers(db, organization, search, { from: after, to: end });
  const rooms = await loadSearchRooms(db, organization, search, people, { from: after, to: end });
  const zone = pickZone(search, people);
  // Searches month by month, because most hosts are free soon, and cuts at midnight to keep days whole.
  for (let from = after; from < end; ) {
    const to = asInstant(Math.min(getStartOfDay(zone, addDays(toLocalDate(zone, from), 31)), end));
    const starts = findStarts(search, people, { from, to, now, rooms });
    if (starts.length > 0) return { zone, starts, people, rooms };
    from = to;
  }
  return { zone, starts: [], people, rooms };
}

/** Returns the starts within the page's preferred hours; undefined if it has none. */
const findPreferred = (
  { rules, duration }: ResolvedSlotQuery,
  people: readonly UserWithHost[],
  starts: readonly Instant[],
) =>
  rules
    ? findPreferredStarts(
        rules.settings,
        people.map(({ host }) => host),
        duration,
        starts,
      )
    : undefined;

/** A query with its resolution. */
export interface ResolvedSlotQuery extends ResolvedSearch {
  query: SlotSearchQuery;
}

export const resolveSlotQuery = async (
  db: Db,
  organization: OrganizationId,
  query: SlotSearchQuery,
): Promise<ResolvedSlotQuery> => ({ ...(await resolveSearch(db, organization, query)), query });

/** Loads the hosts of a search with all that affects slots in the range. */
export async function loadSearchedUsers(
  db: Db,
  organization: OrganizationId,
  search: ResolvedSlotQuery,
  { from, to }: { from: Instant; to: Instant },
): Promise<UserWithHost[]> {
  const { selector, availability, rules, query } = search;
  const range = expandRange({ from, to }, search);
  const people = await loadHosts(db, organization, selector, { ...range, availability, rules, seats: true });
  await requireKnownHosts(db, organization, query, people);
  return query.host === undefined ? people : people.filter(({ id }) => id === query.host);
}

const expandRange = (
  { from, to }: { from: Instant; to: Instant },
  { duration, stay, steps }: Pick<ResolvedSearch, "duration" | "stay" | "steps">,
) => ({
  from: asInstant(from - MARGIN_MS),
  to: asInstant(
    to +
      MARGIN_MS +
      Math.max(duration, stay ? getLongestStay(stay) : 0, steps ? measureLongestSteps(steps) : 0) * MINUTE,
  ),
});

/** Loads the rooms of which the page needs one; undefined if it needs none, or without a page. */
export async function loadSearchRooms(
  db: Db,
  organization: OrganizationId,
  search: ResolvedSlotQuery,
  people: readonly UserWithHost[],
  range: { from: Instant; to: Instant },
): Promise<TimedRoom[] | undefined> {
  const { rules } = search;
  if (!rules) return undefined;
  const hosts = countHosts(pickMatch(search, people), people.length);
  const capacity = computeRequiredCapacity(rules.settings, { hosts, guests: 0 });
  const found = await findRooms(db, organization, rules.settings, {
    ...expandRange(range, search),
    people: capacity,
  });
  return found ?? undefined;
}

export const pickZone = (search: ResolvedSlotQuery, people: readonly UserWithHost[]) =>
  search.timezone ?? people[0]?.timezone ?? "UTC";

/** Returns which of the hosts a slot requires. */
export const pickMatch = (
  { match, rules, query }: ResolvedSlotQuery,
  people: readonly UserWithHost[],
): HostMatch =>
  query.host !== undefined
    ? "all"
    : match === "page"
      ? matchHosts(
          rules?.settings.hosts,
          people.map(({ id }) => id),
        )
      : match;

interface SearchedRange {
  from: Instant;
  to: Instant;
  now: Instant;
  rooms: readonly TimedRoom[] | undefined;
}

/** Of stays, those of any length that the query allows. */
const findStarts = (
  search: ResolvedSlotQuery,
  people: readonly UserWithHost[],
  range: SearchedRange,
): Instant[] => {
  const found = buildEngineSearch(search, people, range);
  return search.stay
    ? findStays({ ...found, stay: search.stay }).map(({ start }) => start)
    : findSlots(found);
};

const buildEngineSearch = (
  search: ResolvedSlotQuery,
  people: readonly UserWithHost[],
  { rooms, ...range }: SearchedRange,
): SlotSearch => {
  const { duration, step, align, spread, stay, steps } = search;
  return {
    hosts: people.map(({ host }) => host),
    match: pickMatch(search, people),
    duration,
    step,
    align,
    spread,
    stay,
    steps,
    rooms: rooms?.map(({ host }) => host),
    ...range,
  };
};
