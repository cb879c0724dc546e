import type { Db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { parseEntryUid } from "./bookpage-entry";
import type { CalendarObject } from "./provider";

const getUidHost = () => new URL(env().WEB_URL).hostname;

/** Returns the UID of a confirmed event, the same in calendars and mails. */
export const buildEventUid = (event: string): string => `${event}@${getUidHost()}`;

/** Returns the UID of a proposed date. */
export const buildDateUid = (event: string, date: string): string => `${event}-${date}@${getUidHost()}`;

/** Returns the UID of a part of an event that its host has several parts of; the first has that of the event. */
export const buildPartUid = (event: string, index: number): string =>
  index === 0 ? buildEventUid(event) : buildDateUid(event, toHexId(index));

/** Ids in UIDs have 24 hexadecimal digits. */
const toHexId = (number: number): string => number.toString(16).padStart(24, "0");

/**
 * Returns the UID that all events of a series share in mailed files, which distinguish them by their times.
 */
export const buildSeriesUid = (series: string): string => `${series}-series@${getUidHost()}`;

/**
 * Returns the UID of a block in this subcalendar for an event that is written into another. `part` is an index: further
 * parts of an event replace the first digits of the subcalendar's id, which are a time.
 */
export const buildCopyUid = (event: string, subcalendar: string, part = 0): string => {
  const id = part === 0 ? subcalendar : `${toHexId(part).slice(-8)}${subcalendar.slice(8)}`;
  return `${event}-busy-${id}@${getUidHost()}`;
};

/** Returns the UIDs that belong to events of this organisation, independent of the entry's author. */
export async function filterEventUids(
  tx: Db,
  organization: string,
  objects: readonly CalendarObject[],
): Promise<Set<string>> {
  const host = getUidHost();
  const parsedUids = objects.flatMap(({ uid }) => {
    const parsedUid = parseEntryUid(uid);
    return uid && parsedUid?.host === host ? [{ uid, event: parsedUid.event }] : [];
  });
  if (parsedUids.length === 0) return new Set();
  const events = parsedUids.map(({ event }) => event);
  const found = await tx.event.findMany({
    where: { organizationId: organization, OR: [{ id: { in: events } }, { seriesId: { in: events } }] },
    select: { id: true, seriesId: true },
  });
  const ids = new Set(found.flatMap(({ id, seriesId }) => [id, seriesId]));
  return new Set(parsedUids.filter(({ event }) => ids.has(event)).map(({ uid }) => uid));
}
