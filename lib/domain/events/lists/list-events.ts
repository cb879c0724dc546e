import type { Instant } from "@/lib/core/time/instant";
import { readEventJson } from "@/lib/domain/events/event-json";
import { hideAddressesIn } from "@/lib/domain/events/hide-addresses";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { linkAfter } from "@/lib/platform/http/pagination";
import { jsonList, reply } from "@/lib/platform/http/reply";
import { type EventFilters, type EventListQuery, resolveFilters } from "./event-filters";
import { findCandidates } from "./find-candidates";

/**
 * Newest first; `reader` is the member who asks. A page may hold fewer than `limit`, even none, and still lead on when
 * a pattern is hard to find.
 */
export async function listEvents(
  db: Db,
  organization: OrganizationId,
  query: EventListQuery,
  { now, url, reader }: { now: Instant; url: URL; reader: { id: string } | null },
) {
  const filters = await resolveFilters(db, organization, query);
  const { ids, next } = await findIds(db, organization, filters, query, now);
  const events = await readEventJson(db, organization, ids);
  return reply(
    jsonList(events.map(({ json }) => hideAddressesIn(json, reader))),
    undefined,
    next ? linkAfter(next, url) : {},
  );
}

/** Titles are read in batches when a pattern has to be tried on them; after so much of it the next page goes on. */
const BATCH_TITLES = 500;
const MAX_TITLES = 5_000;
const MAX_MATCHING_MS = 300;

/** At most `limit` ids, and where the next page begins if there may be more. */
async function findIds(
  db: Db,
  organization: OrganizationId,
  filters: EventFilters,
  { limit, cursor, q }: EventListQuery,
  now: Instant,
): Promise<{ ids: string[]; next?: string | undefined }> {
  const ids: string[] = [];
  const take = q ? BATCH_TITLES : limit + 1;
  let last = cursor;
  let tried = 0;
  let spent = 0;
  const fits = (title: string) => {
    if (!q) return true;
    const began = performance.now();
    const matches = q(title);
    tried += 1;
    spent += performance.now() - began;
    return matches;
  };
  for (;;) {
    const rows = await findCandidates(db, organization, filters, { before: last, take }, now);
    for (const { id, title } of rows) {
      if (fits(title)) {
        if (ids.length === limit) return { ids, next: last };
        ids.push(id);
      }
      last = id;
      if (tried === MAX_TITLES || spent > MAX_MATCHING_MS) return { ids, next: last };
    }
    if (rows.length < take) return { ids };
  }
}
