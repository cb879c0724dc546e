import type { Instant } from "@/lib/core/time/instant";
import { readEventJson } from "@/lib/domain/events/event-json";
import { hideAddressesIn } from "@/lib/domain/events/hide-addresses";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Reader } from "@/lib/platform/http/contract";
import { linkAfter } from "@/lib/platform/http/pagination";
import { jsonList, reply } from "@/lib/platform/http/reply";
import type { EventListQuery } from "./event-filters";
import { findEventIds } from "./find-event-ids";

/**
 * Newest first; `reader` is the member who asks. A page may hold fewer than `limit`, even none, and still lead on when
 * a pattern is hard to find.
 */
export async function listEvents(
  db: Db,
  organization: OrganizationId,
  query: EventListQuery,
  { now, url, reader }: { now: Instant; url: URL; reader: Reader | null },
) {
  const { ids, next } = await findEventIds(db, organization, query, now);
  const events = await readEventJson(db, organization, ids);
  return reply(
    jsonList(events.map(({ json }) => hideAddressesIn(json, reader))),
    undefined,
    next ? linkAfter(next, url) : {},
  );
}
