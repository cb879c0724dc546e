import { z } from "zod";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import { notAsPromised, readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import { PageTrail } from "@/lib/domain/calendars/page-trail";
import type { CalendarChanges, CalendarObject, Reading } from "@/lib/domain/calendars/provider";
import { orReadAnew } from "@/lib/domain/calendars/read-anew";
import { type Item, isMaster, needsMaster, readItem, toCalendarObject } from "./busy-times";
import { askGraph, calendarPath, eventPath, type MicrosoftAccess } from "./requests";

/** What has changed in the view of a calendar since a delta link, or all that is in it. */
export async function readView(access: MicrosoftAccess, reading: Reading): Promise<CalendarChanges> {
  const { sourceId, token, window } = reading;
  const changed = token ? await readPages(access, token, []).catch(orReadAnew) : null;
  // A series that was changed need not tell each of its occurrences.
  if (changed && ![...changed.items.values()].some(isMaster))
    return { whole: false, ...(await sortOut(access, changed.items, reading)), token: changed.link };
  const range = new URLSearchParams({
    startDateTime: new Date(window.start).toISOString(),
    endDateTime: new Date(window.end).toISOString(),
  });
  const all = await readPages(access, `${calendarPath(sourceId)}/calendarView/delta?${range}`, [404]);
  if (!all) return { whole: true, objects: [], removed: [], token: null };
  return { whole: true, ...(await sortOut(access, all.items, reading)), token: all.link };
}

/** Of what is said several times of one event the newest counts. Null where nothing can be read. */
async function readPages(access: MicrosoftAccess, from: string, expected: readonly number[]) {
  const items = new Map<string, Item>();
  const trail = new PageTrail();
  for (let next = from; ; ) {
    const answer = await askGraph(access, next, { prefer: "odata.maxpagesize=500", expected });
    if (answer.status >= 400) return null;
    const page = await readForeign(access, "readMicrosoftPage", { bytes: answer.bytes });
    if (!page) throw notAsPromised();
    for (const item of page.items) if (!isOlder(item, items.get(item.id))) items.set(item.id, item);
    const more = trail.follow(page.nextLink);
    if (!more) return { items, link: page.deltaLink ?? null };
    next = more;
  }
}

const isOlder = (item: Item, known: Item | undefined): boolean =>
  Date.parse(item.lastModifiedDateTime ?? "") < Date.parse(known?.lastModifiedDateTime ?? "");

async function sortOut(access: MicrosoftAccess, items: ReadonlyMap<string, Item>, reading: Reading) {
  const objects: CalendarObject[] = [];
  const removed: string[] = [];
  const masters = new Map(items);
  for (const item of items.values()) {
    if (item["@removed"]) removed.push(item.id);
    else if (!isMaster(item))
      objects.push(
        toCalendarObject(item, needsMaster(item) ? await findMaster(access, item, masters) : null, reading),
      );
  }
  return { objects, removed };
}

const MASTER_QUERY = "$select=id,type,transactionId,isAllDay,isCancelled,showAs,responseStatus";

async function findMaster(access: MicrosoftAccess, { seriesMasterId }: Item, known: Map<string, Item>) {
  const id = seriesMasterId ?? "";
  const found = known.get(id);
  if (found) return found;
  const answer = await askGraph(access, `${eventPath(id)}?${MASTER_QUERY}`, { expected: [404] });
  const master = answer.status < 400 ? readItem(readAnswer(z.unknown(), answer)) : null;
  if (master) known.set(id, master);
  return master;
}
