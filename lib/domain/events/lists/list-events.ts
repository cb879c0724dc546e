import type { Instant } from "@/lib/core/time/instant";
import { readEventJson } from "@/lib/domain/events/event-json";
import { hideAddressesIn } from "@/lib/domain/events/hide-addresses";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Reader } from "@/lib/platform/http/contract";
import { linkTo, readCursor } from "@/lib/platform/http/pagination";
import { ApiProblem } from "@/lib/platform/http/problem";
import { jsonList, reply } from "@/lib/platform/http/reply";
import type { EventListQuery } from "./event-filters";
import { findEventIds, isByStart } from "./find-event-ids";

/**
 * Newest first, unless another order is asked for; `reader` is the member who asks. A page may hold fewer than `limit`, even none, and still lead on when
 * a pattern is hard to find.
 */
export async function listEvents(
  db: Db,
  organization: OrganizationId,
  query: EventListQuery,
  { now, url, reader }: { now: Instant; url: URL; reader: Reader | null },
) {
  const start = readCursor(url.searchParams.get("cursor") ?? "")?.start;
  if (isByStart(query.sort)) refuseForStart(query, start);
  refuseWhatCannotBe(query);
  const { ids, next } = await findEventIds(db, organization, { ...query, start, reader }, now);
  const events = await readEventJson(db, organization, ids);
  return reply(
    jsonList(events.map(({ json }) => hideAddressesIn(json, reader))),
    undefined,
    next ? linkTo(next, url) : {},
  );
}

/** What was deleted has no start any more, and the cursor of another order leads nowhere in this one. */
function refuseForStart({ sort, cursor, updated_since: changed }: EventListQuery, start: number | undefined) {
  if (changed) throw queryProblem("/sort", `cannot be ${sort} together with updated_since`);
  if (cursor && start === undefined)
    throw queryProblem("/cursor", "must be the cursor of a list in this order");
}

/** Filters that leave nothing, whatever there is: said, since an empty list would be taken for an answer. */
function refuseWhatCannotBe({ since, until, search, search_in: named }: EventListQuery) {
  if (since && until && since >= until) throw queryProblem("/until", "must be after since");
  if (named?.length && !search) throw queryProblem("/search_in", "needs words to search for");
}

const queryProblem = (pointer: string, message: string) =>
  new ApiProblem("validation_failed", message, {
    errors: [{ in: "query", pointer, code: "invalid_value", message }],
  });
