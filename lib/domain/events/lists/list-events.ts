import type { Instant } from "@/lib/core/time/instant";
import type { MemberReader } from "@/lib/domain/contracts/contract";
import { buildCursorLink, decodeCursor } from "@/lib/domain/contracts/pagination";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { buildJsonList, createReply } from "@/lib/domain/contracts/reply";
import { listEventJson } from "@/lib/domain/events/list-event-json";
import { redactAddressesInJson } from "@/lib/domain/events/redact-addresses";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { EventListQuery } from "./event-filters";
import { findEventIds, isOrderedByStart } from "./find-event-ids";

/**
 * Lists events, newest first by default; `reader` is the calling member. A page may have fewer than `limit` events,
 * even none, and still have a next page if matches of a pattern are rare.
 */
export async function listEvents(
  db: Db,
  organization: OrganizationId,
  query: EventListQuery,
  { now, url, reader }: { now: Instant; url: URL; reader: MemberReader | null },
) {
  const start = decodeCursor(url.searchParams.get("cursor") ?? "")?.start;
  if (isOrderedByStart(query.sort)) assertStartOrderSupported(query, start);
  assertSatisfiable(query);
  const { ids, next } = await findEventIds(db, organization, { ...query, start, reader }, now);
  const events = await listEventJson(db, organization, ids);
  return createReply(
    buildJsonList(events.map(({ json }) => redactAddressesInJson(json, reader))),
    undefined,
    next ? buildCursorLink(next, url) : {},
  );
}

/** Deleted events have no start, and a cursor belongs to one order. */
function assertStartOrderSupported(
  { sort, cursor, updated_since: changed }: EventListQuery,
  start: number | undefined,
) {
  if (changed) throw buildQueryProblem("/sort", `cannot be ${sort} together with updated_since`);
  if (cursor && start === undefined)
    throw buildQueryProblem("/cursor", "must be the cursor of a list in this order");
}

/** Rejects filters that cannot match any event, as an empty list would look like a valid result. */
function assertSatisfiable({ since, until, search, search_in: named }: EventListQuery) {
  if (since && until && since >= until) throw buildQueryProblem("/until", "must be after since");
  if (named?.length && !search) throw buildQueryProblem("/search_in", "needs words to search for");
}

const buildQueryProblem = (pointer: string, message: string) =>
  new ApiProblem("validation_failed", message, {
    errors: [{ in: "query", pointer, code: "invalid_value", message }],
  });
