import { createHash } from "node:crypto";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { Db } from "@/lib/platform/db/client";
import { recordEntryLink } from "./record-entry-link";
import {
  deleteWrittenEntry,
  type EntryKey,
  isOwnerDecisionPending,
  recordWriteIntent,
  recordWrittenEntry,
  startEntryWrite,
} from "./record-written-entry";
import {
  type EntryAccount,
  type EntryPlacement,
  type EntryTarget,
  type PlacedEntry,
  resolveEntries,
} from "./resolve-entries";

/** Each round resolves the entries anew, as the event may have changed during a provider's request. */
const MAX_ROUNDS = 4;

/**
 * Brings a user's calendars in line with an event: its date if confirmed, else the suggested dates, none if it is
 * cancelled or the user does not take part. An entry that changes calendars is first written to the new one, then
 * removed. A second run has no effect. Entries changed by their owner stay until they decide. An error of one calendar
 * does not stop the others and is thrown at the end.
 */
export async function writeCalendarEntries(db: Db, target: EntryTarget, signal: AbortSignal): Promise<void> {
  const failed = (await writeCalendarEntriesSafely(db, target, signal)).find(({ error }) => error !== null);
  if (failed) throw failed.error;
}

/** The calendar that was written to; `error`: why writing or removing failed. */
interface WriteOutcome {
  calendar: string;
  subcalendar: string;
  error: unknown;
}

/** Does the same as `writeCalendarEntries`, but throws no errors of a calendar. */
export async function writeCalendarEntriesSafely(
  db: Db,
  target: EntryTarget,
  signal: AbortSignal,
): Promise<WriteOutcome[]> {
  const outcomes: WriteOutcome[] = [];
  const failures = new Set<string>(); // UIDs
  const succeeds = async (uid: string, written: Omit<WriteOutcome, "error">, work: Promise<void>) => {
    try {
      await work;
      return true;
    } catch (error) {
      failures.add(uid);
      outcomes.push({ ...written, error });
      return false;
    }
  };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const placing = await resolveEntries(db, target);
    if (!placing) break;
    const stored = await listStoredEntries(db, target);
    const missing: PlacedEntry[] = [];
    for (const one of placing.entries) {
      if (failures.has(one.entry.uid) || !openWriter(db, one.account, signal)) continue;
      const row = stored.find((known) => isSameEntry(known, one));
      if (row?.written === hashEntry(one.entry)) continue;
      if (row && (await isOwnerDecisionPending(db, { ...target, uid: row.uid }, row, one.entry))) continue;
      missing.push(one);
    }
    for (const one of missing) {
      const written = { calendar: one.account.id, subcalendar: one.subcalendar.id };
      if (await succeeds(one.entry.uid, written, writeEntry(db, target, one, stored, signal)))
        outcomes.push({ ...written, error: null });
    }
    if (missing.length > 0) continue;
    const surplus = stored.filter((row) => !placing.entries.some((one) => isSameEntry(row, one)));
    for (const row of surplus.filter((one) => !failures.has(fromRemovalUid(one)))) {
      const written = { calendar: row.subcalendar.calendarId, subcalendar: row.subcalendarId };
      await succeeds(row.uid, written, removeEntry(db, target, row, placing, signal));
    }
    break;
  }
  return outcomes;
}

type StoredEntry = Awaited<ReturnType<typeof listStoredEntries>>[number];

const toTargetKey = ({ organization, event, user }: EntryTarget) => ({
  organizationId: organization,
  eventId: event,
  userId: user,
});

const listStoredEntries = (db: Db, target: EntryTarget) =>
  db.calendarEntry.findMany({ where: toTargetKey(target), include: { subcalendar: true } });

const isSameEntry = (row: StoredEntry, { subcalendar, entry }: PlacedEntry): boolean =>
  row.uid === entry.uid && row.subcalendarId === subcalendar.id;

const hashEntry = (entry: PlacedEntry["entry"]): string =>
  createHash("sha256")
    .update(JSON.stringify({ ...entry, updatedAt: null }))
    .digest("hex");

/** Key of an entry that still has to be removed from the named calendar. */
const toRemovalUid = (uid: string, subcalendar: string) => `left ${subcalendar} ${uid}`;

/** UID of the entry, whether it stays or is to be removed. */
const fromRemovalUid = ({ uid }: StoredEntry): string => uid.split(" ").at(-1) ?? uid;

async function writeEntry(
  db: Db,
  target: EntryTarget,
  { account, subcalendar, entry }: PlacedEntry,
  stored: readonly StoredEntry[],
  signal: AbortSignal,
): Promise<void> {
  const opened = openWriter(db, account, signal);
  if (!opened) return;
  const { uid } = entry;
  const known = stored.find((row) => row.uid === uid);
  const moved = known && known.subcalendarId !== subcalendar.id ? known : null;
  if (moved) await markForRemoval(db, target, moved);
  const before = moved ? stored.find((row) => row.uid === toRemovalUid(uid, subcalendar.id)) : known;
  const of: EntryKey = { ...target, uid };
  if (known && !moved) await startEntryWrite(db, of);
  const put = () =>
    opened.writer.upsertEntry(opened.access, subcalendar.sourceId, entry, before?.objectKey ?? null);
  const newKey = before ? before.objectKey : opened.writer.generateKey?.(entry);
  const { key, room } = await (newKey && (!known || moved)
    ? writeWithIntent(db, of, { subcalendar: subcalendar.id, key: newKey }, put)
    : put());
  const written = hashEntry(entry);
  const isKept = await recordWrittenEntry(db, of, { subcalendar: subcalendar.id, key, entry, written });
  // Another job wrote it to another calendar meanwhile; the next round decides which of the two stays.
  if (!isKept)
    await markForRemoval(db, target, { uid, subcalendarId: subcalendar.id, objectKey: key, written });
  if (room && typeof room !== "string") await recordEntryLink(db, target, room);
}

/** Writes an entry that is not recorded yet; its record exists before the request, in case the server crashes. */
async function writeWithIntent<Put>(
  db: Db,
  of: EntryKey,
  location: { subcalendar: string; key: string },
  put: () => Promise<Put>,
): Promise<Put> {
  const isNoted = await recordWriteIntent(db, of, location);
  try {
    return await put();
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.reason !== "busy";
    if (isRefused && isNoted) await deleteWrittenEntry(db, of, location);
    // A concurrent job that found no entry may have deleted the record.
    else if (!isRefused) await recordWriteIntent(db, of, location);
    throw error;
  }
}

/** Marks an entry for removal from its present calendar, which frees its key for the new one. */
async function markForRemoval(
  db: Db,
  target: EntryTarget,
  {
    uid,
    subcalendarId,
    objectKey,
    written,
  }: Pick<StoredEntry, "uid" | "subcalendarId" | "objectKey" | "written">,
) {
  const pending = {
    ...toTargetKey(target),
    uid: toRemovalUid(uid, subcalendarId),
    subcalendarId,
    objectKey,
    written,
  };
  await db.calendarEntry.createMany({ data: [pending], skipDuplicates: true });
  await db.calendarEntry.deleteMany({ where: { ...toTargetKey(target), uid, subcalendarId } });
}

async function removeEntry(
  db: Db,
  target: EntryTarget,
  { uid, subcalendarId, subcalendar, objectKey }: StoredEntry,
  { accounts, entries }: EntryPlacement,
  signal: AbortSignal,
): Promise<void> {
  const account = accounts.find(({ id }) => id === subcalendar.calendarId);
  const opened = account && openWriter(db, account, signal);
  if (!opened) return;
  // The entry moved back before it was removed, so it has been overwritten under its own key.
  const isBack = entries.some((one) => uid === toRemovalUid(one.entry.uid, one.subcalendar.id));
  const of: EntryKey = { ...target, uid };
  if (!isBack) {
    await startEntryWrite(db, of);
    await opened.writer.remove(opened.access, subcalendar.sourceId, objectKey);
  }
  await deleteWrittenEntry(db, of, { subcalendar: subcalendarId, key: objectKey });
}

function openWriter(db: Db, account: EntryAccount, signal: AbortSignal) {
  const writer = findProvider(account.source)?.entries;
  const access = writer && openAccess(db, account, signal);
  return writer && access ? { writer, access } : null;
}
