import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type EventFilters, type EventListQuery, resolveEventFilters } from "./event-filters";
import { findCandidates } from "./find-candidates";
import { findEventsByStart } from "./find-events-by-start";

/** Returns whether the list is sorted by start, in either direction. */
export const isOrderedByStart = (sort: EventFilters["sort"]) => sort === "start" || sort === "latest";

/** Finds at most `limit` ids, with the cursor of the next page if there may be more. */
export const findEventIds = async (
  db: Db,
  organization: OrganizationId,
  query: EventListQuery,
  now: Instant,
): Promise<FoundIds> =>
  findIds(db, organization, await resolveEventFilters(db, organization, query), query, now);

interface FoundIds {
  ids: string[];
  next?: ListPosition | undefined;
}

/** Position of an event in the list: its id, and its start in lists sorted by start. */
interface ListPosition {
  id: string;
  start?: number | undefined;
}

interface Candidate {
  id: string;
  title: string;
  start?: Date;
}

/** Titles are read in batches to match a pattern; the search stops at this many and continues on the next page. */
const BATCH_TITLES = 500;
const MAX_TITLES = 5_000;
const MAX_MATCHING_MS = 300;

async function findIds(
  db: Db,
  organization: OrganizationId,
  filters: EventFilters,
  { limit, cursor, start, q }: EventListQuery,
  now: Instant,
): Promise<FoundIds> {
  if (filters.search?.ids?.length === 0) return { ids: [] };
  const ids: string[] = [];
  const batchSize = q ? BATCH_TITLES : limit + 1;
  let last: ListPosition | undefined = cursor ? { id: cursor, start } : undefined;
  let tried = 0;
  let elapsedMs = 0;
  const isMatch = (title: string) => {
    if (!q) return true;
    const startedAt = performance.now();
    const matches = q(title);
    tried += 1;
    elapsedMs += performance.now() - startedAt;
    return matches;
  };
  for (;;) {
    const rows: Candidate[] = isOrderedByStart(filters.sort)
      ? await findEventsByStart(db, organization, filters, { after: last, take: batchSize }, now)
      : await findCandidates(db, organization, filters, { before: last?.id, take: batchSize }, now);
    for (const { id, title, start: at } of rows) {
      if (isMatch(title)) {
        if (ids.length === limit) return { ids, next: last };
        ids.push(id);
      }
      last = { id, start: at?.getTime() };
      if (tried === MAX_TITLES || elapsedMs > MAX_MATCHING_MS) return { ids, next: last };
    }
    if (rows.length < batchSize) return { ids };
  }
}
