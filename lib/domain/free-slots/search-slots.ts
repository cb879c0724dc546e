import { findSlots } from "@/lib/core/slots/find-slots";
import { groupByDate } from "@/lib/core/slots/group-by-date";
import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { localDateAt, startOfDay } from "@/lib/core/time/zone";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { JsonBytes } from "@/lib/platform/http/reply";
import { loadHosts, type PersonWithHost } from "./load-hosts";
import type { SlotSearchQuery } from "./schema";
import { slotJson, slotsJson } from "./slot-json";
import { readWhose, requireKnown } from "./whose";

type RangeSearch = SlotSearchQuery & { from: LocalDate; to: LocalDate };

/** How far `nextAvailability` and `/slots/next` look. */
const HORIZON_DAYS = 366;

/** Meetings up to a buffer (at most a day) before and after matter too; two days also cover every offset of a zone. */
const MARGIN_MS = 2 * DAY;

/** GET /v2/slots: one statement, and a second only when the range is empty. */
export async function searchSlots(db: Db, organization: OrganizationId, search: RangeSearch, now: Instant) {
  const { head, starts, next } = await searchRange(db, organization, search, now);
  return new JsonBytes(`{${head},"slots":`, slotsJson(starts, search.duration, next.zone), `${next.json}}`);
}

/** GET /v2/slots/days */
export async function searchSlotDays(
  db: Db,
  organization: OrganizationId,
  search: RangeSearch,
  now: Instant,
) {
  const { head, starts, next } = await searchRange(db, organization, search, now);
  const days = [...groupByDate(starts, next.zone)].flatMap(([date, group], index) => [
    `${index > 0 ? "," : ""}"${date}":{"slots":`,
    slotsJson(group, search.duration, next.zone),
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
  const { zone, starts } = await searchNext(db, organization, search, now, now);
  const [first] = starts;
  const date = first === undefined ? null : localDateAt(zone, first);
  const ofDay = starts.filter((start) => localDateAt(zone, start) === date);
  return new JsonBytes(
    `{"timezone":${JSON.stringify(zone)},"slots":`,
    slotsJson(ofDay, search.duration, zone),
    "}",
  );
}

async function searchRange(db: Db, organization: OrganizationId, search: RangeSearch, now: Instant) {
  // The zone may be known only from the answer, so a little more than the range is read.
  const wide = { from: startOfDay("UTC", search.from), to: startOfDay("UTC", addDays(search.to, 1)) };
  const people = await loadPeople(db, organization, search, wide);
  const zone = pickZone(search, people);
  const from = startOfDay(zone, search.from);
  const to = startOfDay(zone, addDays(search.to, 1));
  const starts = findStarts(search, people, { from, to, now });
  const head = `"timezone":${JSON.stringify(zone)},"from":"${search.from}","to":"${search.to}"`;
  return {
    head,
    starts,
    next: { zone, json: starts.length > 0 ? "" : await nextJson(db, organization, search, to, now) },
  };
}

async function nextJson(
  db: Db,
  organization: OrganizationId,
  search: SlotSearchQuery,
  after: Instant,
  now: Instant,
) {
  const { zone, starts } = await searchNext(db, organization, search, after, now);
  const [first] = starts;
  return `,"nextAvailability":${first === undefined ? null : slotJson(first, search.duration, zone)}`;
}

/** The slots from `after` on, of at least the first day that has any within the horizon. */
async function searchNext(
  db: Db,
  organization: OrganizationId,
  search: SlotSearchQuery,
  after: Instant,
  now: Instant,
) {
  const end = instant(Math.max(after, now) + HORIZON_DAYS * DAY);
  const people = await loadPeople(db, organization, search, { from: after, to: end });
  const zone = pickZone(search, people);
  // A month at a time: most people are free soon. Cut at midnight, so that a day stays whole.
  for (let from = after; from < end; ) {
    const to = instant(Math.min(startOfDay(zone, addDays(localDateAt(zone, from), 31)), end));
    const starts = findStarts(search, people, { from, to, now });
    if (starts.length > 0) return { zone, starts };
    from = to;
  }
  return { zone, starts: [] };
}

/** The people searched for, with all that may matter to slots in the range. */
export async function loadPeople(
  db: Db,
  organization: OrganizationId,
  search: SlotSearchQuery,
  { from, to }: { from: Instant; to: Instant },
): Promise<PersonWithHost[]> {
  const people = await loadHosts(db, organization, readWhose(search), {
    from: instant(from - MARGIN_MS),
    to: instant(to + MARGIN_MS + search.duration * MINUTE),
    availability: search.availability,
  });
  await requireKnown(db, organization, search, people);
  return people;
}

export const pickZone = (search: SlotSearchQuery, people: readonly PersonWithHost[]) =>
  search.timezone ?? people[0]?.timezone ?? "UTC";

const findStarts = (
  { duration, step, team }: SlotSearchQuery,
  people: readonly PersonWithHost[],
  range: { from: Instant; to: Instant; now: Instant },
): Instant[] =>
  findSlots({
    hosts: people.map(({ host }) => host),
    match: team ? "any" : "all",
    duration,
    ...(step ? { step } : {}),
    ...range,
  });
