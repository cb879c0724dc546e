import { isDeepStrictEqual } from "node:util";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { FoundSubcalendar } from "./provider";
import { enqueueUserEntrySync } from "./sync-user-entries";

const withSync = { include: { sync: true } } satisfies Prisma.SubcalendarDefaultArgs;
type SubcalendarWithSync = Prisma.SubcalendarGetPayload<typeof withSync>;

interface CalendarWithSubcalendars {
  id: string;
  organizationId: string;
  calendarListId: string;
  userId: string;
  source: string;
  subcalendars: SubcalendarWithSync[];
}

/**
 * Updates the subcalendars to those of the provider, with order, names, privileges and the primary one. The
 * owner's choices stay.
 */
export async function syncSubcalendars(
  db: Db,
  calendar: CalendarWithSubcalendars,
  found: readonly FoundSubcalendar[],
) {
  if (computeChanges(calendar.subcalendars, found).isEmpty)
    return matchSubcalendars(calendar.subcalendars, found);
  const { organizationId } = calendar;
  const ofCalendar = { organizationId, calendarId: calendar.id };
  return withTransaction(db, async (tx) => {
    await lockRow(tx, "calendar_lists", { organizationId, id: calendar.calendarListId });
    const stored = await tx.subcalendar.findMany({ where: ofCalendar, ...withSync });
    const { gone, added, changed, isVisible } = computeChanges(stored, found);
    await tx.subcalendar.deleteMany({ where: { organizationId, id: { in: gone.map(({ id }) => id) } } });
    // The calendar may have been disconnected meanwhile.
    if (added.length > 0 && (await tx.calendar.count({ where: { organizationId, id: calendar.id } })) > 0)
      await tx.subcalendar.createMany({
        data: added.map((data) => ({ id: generateId(), source: calendar.source, ...data, ...ofCalendar })),
      });
    for (const { id, data } of changed)
      await tx.subcalendar.update({ where: toRowKey(organizationId, id), data });
    if (isVisible) {
      await tx.calendarList.update({
        where: toRowKey(organizationId, calendar.calendarListId),
        data: { v: { increment: 1 } },
      });
      await enqueueUserEntrySync(tx, asOrganizationId(organizationId), calendar.userId);
    }
    return matchSubcalendars(await tx.subcalendar.findMany({ where: ofCalendar, ...withSync }), found);
  });
}

/** Builds the rows for a calendar that is being connected. */
export const buildSubcalendarData = (source: string, found: readonly FoundSubcalendar[]) =>
  computeChanges([], found).added.map((data) => ({ id: generateId(), source, ...data }));

/** Values of the provider that the owner can override. */
interface ProviderValues {
  name: string;
  primary: boolean;
  writable: boolean;
  busy: boolean;
  bcolor: string | null;
}

function computeChanges(stored: readonly SubcalendarWithSync[], found: readonly FoundSubcalendar[]) {
  const removed = stored.filter(({ sourceId }) => !found.some((one) => one.sourceId === sourceId));
  const first = pickDefault(found);
  const primary = pickPrimary(stored, found) ?? first;
  const rows = found.map(({ sourceId, name, writable, busy, colour }, position) => {
    const providerValues: ProviderValues = {
      name: name.slice(0, 200),
      primary: sourceId === first,
      writable,
      busy,
      bcolor: colour,
    };
    const row = stored.find((row) => row.sourceId === sourceId);
    return {
      sourceId,
      row,
      told: providerValues,
      data: { ...mergeProviderValues(row, providerValues), primary: sourceId === primary, position },
    };
  });
  const added = rows.flatMap(({ sourceId, row, told, data }) =>
    row ? [] : [{ sourceId, ...data, told: { ...told } }],
  );
  const changed = rows.flatMap(({ row, told, data }) => {
    if (!row) return [];
    const visible = (Object.keys(data) as (keyof typeof data)[]).some((key) => row[key] !== data[key]);
    const isSame = !visible && isDeepStrictEqual(row.told, told);
    return isSame ? [] : [{ id: row.id, visible, data: { ...data, told: { ...told } } }];
  });
  const isVisible = removed.length + added.length > 0 || changed.some(({ visible }) => visible);
  return { gone: removed, added, changed, isVisible, isEmpty: !isVisible && changed.length === 0 };
}

/** The provider's new value applies if the owner has not changed the previous one. */
function mergeProviderValues(row: SubcalendarWithSync | undefined, providerValues: ProviderValues) {
  const { name, writable, busy, bcolor } = providerValues;
  if (!row) return { name, writable, busy, bcolor };
  const before = row.told as unknown as ProviderValues | null;
  const pick = <Key extends "name" | "busy" | "bcolor">(key: Key) =>
    before && row[key] === before[key] ? providerValues[key] : (row[key] as ProviderValues[Key]);
  // Owners can give up a privilege, but not gain one.
  const isGivenUp = before?.writable === true && !row.writable;
  return { name: pick("name"), busy: pick("busy"), bcolor: pick("bcolor"), writable: writable && !isGivenUp };
}

/** Returns the provider's primary subcalendar, or else the first; a writable one if there is any. */
function pickDefault(found: readonly FoundSubcalendar[]): string | undefined {
  const writable = found.filter((one) => one.writable);
  const candidates = writable.length > 0 ? writable : found;
  return (candidates.find(({ primary }) => primary) ?? candidates[0])?.sourceId;
}

/**
 * Keeps the present primary subcalendar while it is writable, if the owner chose it or the provider names
 * none, so that a new first one does not replace it.
 */
function pickPrimary(
  stored: readonly SubcalendarWithSync[],
  found: readonly FoundSubcalendar[],
): string | undefined {
  const isChosen = stored.some(({ told, primary }) => (told as ProviderValues | null)?.primary !== primary);
  const isUnchanged = isChosen || !found.some(({ primary }) => primary);
  const present = isUnchanged ? stored.find(({ primary }) => primary) : undefined;
  return found.find(({ sourceId, writable }) => sourceId === present?.sourceId && writable)?.sourceId;
}

const matchSubcalendars = (stored: readonly SubcalendarWithSync[], found: readonly FoundSubcalendar[]) =>
  stored.flatMap(({ id, sourceId, sync }) =>
    found.filter((one) => one.sourceId === sourceId).map((one) => ({ id, sync, found: one })),
  );
