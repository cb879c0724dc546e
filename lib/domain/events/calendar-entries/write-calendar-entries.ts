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

/** Each time what is wanted is looked at again, as it may have changed while a provider was asked. */
const MAX_ROUNDS = 4;

/**
 * Makes the entries in a user's calendars those that the event wants now: its date once it is confirmed, before that the
 * dates suggested, none when it is cancelled or the user does not take part. What belongs into another calendar than
 * before is written there first, then taken out here. Done twice it changes nothing. What its owner has changed in the
 * calendar stays so until they say what shall happen. What one calendar refuses does not keep the others from following;
 * it is thrown at the end.
 */
export async function writeCalendarEntries(db: Db, target: EntryTarget, signal: AbortSignal): Promise<void> {
  const failed = (await writeCalendarEntriesSafely(db, target, signal)).find(({ error }) => error !== null);
  if (failed) throw failed.error;
}

/** In which calendar something was written; `error`: why it was not, or not taken out. */
interface WriteOutcome {
  calendar: string;
  subcalendar: string;
  error: unknown;
}

/** The same, which throws nothing of what a calendar answers. */
export async function writeCalendarEntriesSafely(
  db: Db,
  target: EntryTarget,
  signal: AbortSignal,
): Promise<WriteOutcome[]> {
  const outcomes: WriteOutcome[] = [];
  const failures = new Set<string>(); // UIDs
  const succeeds = async (uid: string, place: Omit<WriteOutcome, "error">, work: Promise<void>) => {
    try {
      await work;
      return true;
    } catch (error) {
      failures.add(uid);
      outcomes.push({ ...place, error });
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
      const place = { calendar: one.account.id, subcalendar: one.subcalendar.id };
      if (await succeeds(one.entry.uid, place, writeEntry(db, target, one, stored, signal)))
        outcomes.push({ ...place, error: null });
    }
    if (missing.length > 0) continue;
    const surplus = stored.filter((row) => !placing.entries.some((one) => isSameEntry(row, one)));
    for (const row of surplus.filter((one) => !failures.has(fromRemovalUid(one)))) {
      const place = { calendar: row.subcalendar.calendarId, subcalendar: row.subcalendarId };
      await succeeds(row.uid, place, removeEntry(db, target, row, placing, signal));
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

/** Under this name a row waits until its entry is taken out of the calendar that it says. */
const toRemovalUid = (uid: string, subcalendar: string) => `left ${subcalendar} ${uid}`;

/** Of the entry, whether it is to stay or to be taken out. */
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
  const elsewhere = known && known.subcalendarId !== subcalendar.id ? known : null;
  if (elsewhere) await markForRemoval(db, target, elsewhere);
  const before = elsewhere ? stored.find((row) => row.uid === toRemovalUid(uid, subcalendar.id)) : known;
  const of: EntryKey = { ...target, uid };
  if (known && !elsewhere) await startEntryWrite(db, of);
  const put = () =>
    opened.writer.upsertEntry(opened.access, subcalendar.sourceId, entry, before?.objectKey ?? null);
  const newKey = before ? before.objectKey : opened.writer.generateKey?.(entry);
  const { key, room } = await (newKey && (!known || elsewhere)
    ? writeWithIntent(db, of, { subcalendar: subcalendar.id, key: newKey }, put)
    : put());
  const written = hashEntry(entry);
  const isKept = await recordWrittenEntry(db, of, { subcalendar: subcalendar.id, key, entry, written });
  // Somebody else has written it into another calendar meanwhile: the next round says which of the two stays.
  if (!isKept)
    await markForRemoval(db, target, { uid, subcalendarId: subcalendar.id, objectKey: key, written });
  if (room && typeof room !== "string") await recordEntryLink(db, target, room);
}

/** Writes an entry that is not known here yet, so that it is known whatever becomes of the server meanwhile. */
async function writeWithIntent<Put>(
  db: Db,
  of: EntryKey,
  place: { subcalendar: string; key: string },
  put: () => Promise<Put>,
): Promise<Put> {
  const isNoted = await recordWriteIntent(db, of, place);
  try {
    return await put();
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.reason !== "busy";
    if (isRefused && isNoted) await deleteWrittenEntry(db, of, place);
    // Somebody who looked for it before it was there may have forgotten it.
    else if (!isRefused) await recordWriteIntent(db, of, place);
    throw error;
  }
}

/** Notes that an entry is to be taken out of where it stands, so that its name is free for where it belongs. */
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
  const left = {
    ...toTargetKey(target),
    uid: toRemovalUid(uid, subcalendarId),
    subcalendarId,
    objectKey,
    written,
  };
  await db.calendarEntry.createMany({ data: [left], skipDuplicates: true });
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
  // Back where it was, before it was taken out: then it has been written over, under the name that it has.
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
