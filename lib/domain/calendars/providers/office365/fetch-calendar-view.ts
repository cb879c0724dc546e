import { z } from "zod";
import { handleSyncTokenError } from "@/lib/domain/calendars/handle-sync-token-error";
import {
  createUnexpectedResponseError,
  parseApiResponse,
} from "@/lib/domain/calendars/oauth/request-provider-api";
import { PaginationGuard } from "@/lib/domain/calendars/pagination-guard";
import type { CalendarChanges, CalendarObject, SyncRequest } from "@/lib/domain/calendars/provider";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import {
  type GraphItem,
  isMasterRequired,
  isSeriesMaster,
  parseGraphItem,
  toGraphCalendarObject,
} from "./busy-times";
import { buildCalendarPath, buildEventPath, type MicrosoftAccess, requestGraph } from "./requests";

/** Fetches changes of a calendar view since a delta link, or all of it. */
export async function fetchCalendarView(
  access: MicrosoftAccess,
  reading: SyncRequest,
): Promise<CalendarChanges> {
  const { sourceId, token, window } = reading;
  const changed = token ? await fetchPages(access, token, []).catch(handleSyncTokenError) : null;
  // A changed series need not list each of its occurrences.
  if (changed && ![...changed.items.values()].some(isSeriesMaster))
    return { whole: false, ...(await toChanges(access, changed.items, reading)), token: changed.link };
  const range = new URLSearchParams({
    startDateTime: new Date(window.start).toISOString(),
    endDateTime: new Date(window.end).toISOString(),
  });
  const all = await fetchPages(access, `${buildCalendarPath(sourceId)}/calendarView/delta?${range}`, [404]);
  if (!all) return { whole: true, objects: [], removed: [], token: null };
  return { whole: true, ...(await toChanges(access, all.items, reading)), token: all.link };
}

/** The newest version of each event counts. Returns null if the calendar is not readable. */
async function fetchPages(access: MicrosoftAccess, from: string, expected: readonly number[]) {
  const items = new Map<string, GraphItem>();
  const guard = new PaginationGuard();
  for (let next = from; ; ) {
    const response = await requestGraph(access, next, { prefer: "odata.maxpagesize=500", expected });
    if (response.status >= 400) return null;
    const page = await parseUntrusted(access, "parseMicrosoftPage", { bytes: response.bytes });
    if (!page) throw createUnexpectedResponseError();
    for (const item of page.items) if (!isOlder(item, items.get(item.id))) items.set(item.id, item);
    const more = guard.advance(page.nextLink);
    if (!more) return { items, link: page.deltaLink ?? null };
    next = more;
  }
}

const isOlder = (item: GraphItem, newest: GraphItem | undefined): boolean =>
  Date.parse(item.lastModifiedDateTime ?? "") < Date.parse(newest?.lastModifiedDateTime ?? "");

async function toChanges(
  access: MicrosoftAccess,
  items: ReadonlyMap<string, GraphItem>,
  reading: SyncRequest,
) {
  const objects: CalendarObject[] = [];
  const removed: string[] = [];
  const masters = new Map(items);
  for (const item of items.values()) {
    if (item["@removed"]) removed.push(item.id);
    else if (!isSeriesMaster(item))
      objects.push(
        toGraphCalendarObject(
          item,
          isMasterRequired(item) ? await findMaster(access, item, masters) : null,
          reading,
        ),
      );
  }
  return { objects, removed };
}

const MASTER_QUERY = "$select=id,type,transactionId,isAllDay,isCancelled,showAs,responseStatus";

async function findMaster(
  access: MicrosoftAccess,
  { seriesMasterId }: GraphItem,
  newest: Map<string, GraphItem>,
) {
  const id = seriesMasterId ?? "";
  const found = newest.get(id);
  if (found) return found;
  const response = await requestGraph(access, `${buildEventPath(id)}?${MASTER_QUERY}`, { expected: [404] });
  const master = response.status < 400 ? parseGraphItem(parseApiResponse(z.unknown(), response)) : null;
  if (master) newest.set(id, master);
  return master;
}
