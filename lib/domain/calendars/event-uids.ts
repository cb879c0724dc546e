import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { parseEntryUid } from "./bookpage-entry";
import type { CalendarObject } from "./provider";

const getUidHost = () => new URL(env().WEB_URL).hostname;

/** The UID of a confirmed event, in calendars as in the files that are mailed. */
export const buildEventUid = (event: string): string => `${event}@${getUidHost()}`;

/** The UID of one of the dates that are suggested. */
export const buildDateUid = (event: string, date: string): string => `${event}-${date}@${getUidHost()}`;

/** The UID that all events of a series share, told apart by their times, in files that are mailed. */
export const buildSeriesUid = (series: string): string => `${series}-series@${getUidHost()}`;

/** The UID of the block that stands in this subcalendar for a confirmed event, which is written into another. */
export const buildCopyUid = (event: string, subcalendar: string): string =>
  `${event}-busy-${subcalendar}@${getUidHost()}`;

/** Those of the given UIDs that are events of Bookpage in this organisation, whoever wrote them into the calendar. */
export async function filterEventUids(
  tx: Db,
  organization: string,
  objects: readonly CalendarObject[],
): Promise<Set<string>> {
  const host = getUidHost();
  const named = objects.flatMap(({ uid }) => {
    const own = parseEntryUid(uid);
    return uid && own?.host === host ? [{ uid, event: own.event }] : [];
  });
  if (named.length === 0) return new Set();
  const wanted = named.map(({ event }) => event);
  const found = await tx.event.findMany({
    where: { organizationId: organization, OR: [{ id: { in: wanted } }, { seriesId: { in: wanted } }] },
    select: { id: true, seriesId: true },
  });
  const ids = new Set(found.flatMap(({ id, seriesId }) => [id, seriesId]));
  return new Set(named.filter(({ event }) => ids.has(event)).map(({ uid }) => uid));
}
