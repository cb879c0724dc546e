import { isDeepStrictEqual } from "node:util";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { syncBrokenBlock } from "./access/sync-broken-block";
import { lockCalendarList } from "./lock-calendar-list";
import { mergeCalendars } from "./merge-calendars";
import { findCalendarList } from "./queries";
import type { CalendarListUpdate } from "./schema";
import { type CalendarListRow, serializeCalendarList } from "./serialize";
import { enqueueFullSync } from "./sync/enqueue-full-sync";
import { enqueueUserEntrySync } from "./sync-user-entries";

export function updateCalendarList(
  db: Db,
  organization: OrganizationId,
  userId: string,
  body: CalendarListUpdate,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    const before = await lockCalendarList(tx, organization, userId);
    const { id, calendars } = before;
    precondition.check(before);
    const merged = mergeCalendars(calendars, body.calendars ?? []);
    const { target_calendar: target } = body;
    // A previously chosen target may be deleted by now, which must not block other changes.
    if (target && target !== before.targetCalendarId) requireWritable(merged, target);
    const columns = toColumns(body);
    const isSame = Object.entries(columns).every(([name, value]) =>
      isDeepStrictEqual(before[name as keyof typeof columns], value),
    );
    if (isSame && listChangedItems(calendars, merged).length === 0) return serializeCalendarList(before);
    await updateCalendars(tx, organization, calendars, merged);
    await tx.calendarList.update({
      where: toRowKey(organization, id),
      data: { ...columns, v: { increment: 1 } },
    });
    await syncBrokenBlock(tx, organization, userId);
    // The stored times were filtered by the previous statuses, so a full sync is needed.
    if (body.busy_statuses && !isSameSet(body.busy_statuses, before.busyStatuses))
      for (const calendar of calendars) await enqueueFullSync(tx, organization, calendar.id);
    const after = await findCalendarList(tx, organization, userId);
    if (describeTargets(before) !== describeTargets(after))
      await enqueueUserEntrySync(tx, organization, userId);
    return serializeCalendarList(after);
  });
}

const toColumns = (body: CalendarListUpdate) =>
  omitUndefined({
    syncSuggestions: body.sync_suggestions,
    whenBroken: body.when_broken,
    targetCalendarId: body.target_calendar,
    entryVisibility: body.entry_visibility,
    onCalendarChange: body.on_calendar_change,
    busyStatuses: body.busy_statuses,
  });

function requireWritable(calendars: Calendars, target: string) {
  const found = calendars.flatMap(({ subcalendars }) => subcalendars).find(({ id }) => id === target);
  if (!found)
    throw buildFieldProblem(
      "/target_calendar",
      "unknown",
      "target_calendar is none of this user's calendars",
    );
  if (!found.writable)
    throw buildFieldProblem("/target_calendar", "mismatch", "Nothing can be written into target_calendar");
}

/** Digest of the settings that determine target calendars and visibility. */
const describeTargets = ({ targetCalendarId, entryVisibility, calendars }: CalendarListRow): string =>
  JSON.stringify([
    targetCalendarId,
    entryVisibility,
    calendars.map(({ primary, subcalendars }) => [
      primary,
      subcalendars.map((one) => [one.primary, one.writable, one.copyBusy]),
    ]),
  ]);

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((item) => other.includes(item)) && other.every((item) => one.includes(item));

type Calendars = CalendarListRow["calendars"];

async function updateCalendars(tx: Db, organization: OrganizationId, before: Calendars, after: Calendars) {
  // Removes the previous primary one first, as a unique index allows one at a time.
  const changed = listChangedItems(before, after).toSorted((a, b) => Number(a.primary) - Number(b.primary));
  for (const { id, name, primary, accessBroken, brokenReason } of changed)
    await tx.calendar.update({
      where: toRowKey(organization, id),
      data: { name, primary, accessBroken, brokenReason },
    });
  const subcalendars = (calendars: Calendars) => calendars.flatMap((calendar) => calendar.subcalendars);
  for (const {
    id,
    name,
    primary,
    display,
    busy,
    writable,
    copyBusy,
    bcolor,
    fcolor,
    colorId,
  } of listChangedItems(subcalendars(before), subcalendars(after))) {
    await tx.subcalendar.update({
      where: toRowKey(organization, id),
      data: { name, primary, display, busy, writable, copyBusy, bcolor, fcolor, colorId },
    });
  }
}

function listChangedItems<I extends { id: string }>(before: I[], after: I[]): I[] {
  const stored = new Map(before.map((item) => [item.id, JSON.stringify(item)]));
  return after.filter((item) => stored.get(item.id) !== JSON.stringify(item));
}
