import { createHash } from "node:crypto";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { Db } from "@/lib/platform/db/client";
import {
  beginWriting,
  type EntryOf,
  forgetWritten,
  intendWriting,
  isLeftToOwner,
  keepWritten,
} from "./keep-written";
import { noteRoom } from "./note-room";
import {
  type EntryAccount,
  type PlacedEntry,
  type Placing,
  placeEntries,
  type Target,
} from "./place-entries";

/** Each time what is wanted is looked at again, as it may have changed while a provider was asked. */
const MAX_ROUNDS = 4;

/**
 * Makes the entries in a user's calendars those that the event wants now: its date once it is confirmed, before that the
 * dates suggested, none when it is cancelled or the user does not take part. What belongs into another calendar than
 * before is written there first, then taken out here. Done twice it changes nothing. What its owner has changed in the
 * calendar stays so until they say what shall happen. What one calendar refuses does not keep the others from following;
 * it is thrown at the end.
 */
export async function writeCalendarEntries(db: Db, target: Target, signal: AbortSignal): Promise<void> {
  const failed = (await tryCalendarEntries(db, target, signal)).find(({ error }) => error !== null);
  if (failed) throw failed.error;
}

/** In which calendar something was written; `error`: why it was not, or not taken out. */
interface Outcome {
  calendar: string;
  subcalendar: string;
  error: unknown;
}

/** The same, which throws nothing of what a calendar answers. */
export async function tryCalendarEntries(db: Db, target: Target, signal: AbortSignal): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const failures = new Set<string>(); // UIDs
  const succeeds = async (uid: string, place: Omit<Outcome, "error">, work: Promise<void>) => {
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
    const placing = await placeEntries(db, target);
    if (!placing) break;
    const stored = await findStored(db, target);
    const missing: PlacedEntry[] = [];
    for (const one of placing.entries) {
      if (failures.has(one.entry.uid) || !openWriter(db, one.account, signal)) continue;
      const row = stored.find((known) => isOf(known, one));
      if (row?.written === digest(one.entry)) continue;
      if (row && (await isLeftToOwner(db, { ...target, uid: row.uid }, row, one.entry))) continue;
      missing.push(one);
    }
    for (const one of missing) {
      const place = { calendar: one.account.id, subcalendar: one.subcalendar.id };
      if (await succeeds(one.entry.uid, place, putEntry(db, target, one, stored, signal)))
        outcomes.push({ ...place, error: null });
    }
    if (missing.length > 0) continue;
    const surplus = stored.filter((row) => !placing.entries.some((one) => isOf(row, one)));
    for (const row of surplus.filter((one) => !failures.has(readUid(one)))) {
      const place = { calendar: row.subcalendar.calendarId, subcalendar: row.subcalendarId };
      await succeeds(row.uid, place, removeEntry(db, target, row, placing, signal));
    }
    break;
  }
  return outcomes;
}

type Stored = Awaited<ReturnType<typeof findStored>>[number];

const ofTarget = ({ organization, event, user }: Target) => ({
  organizationId: organization,
  eventId: event,
  userId: user,
});

const findStored = (db: Db, target: Target) =>
  db.calendarEntry.findMany({ where: ofTarget(target), include: { subcalendar: true } });

const isOf = (row: Stored, { subcalendar, entry }: PlacedEntry): boolean =>
  row.uid === entry.uid && row.subcalendarId === subcalendar.id;

const digest = (entry: PlacedEntry["entry"]): string =>
  createHash("sha256")
    .update(JSON.stringify({ ...entry, updatedAt: null }))
    .digest("hex");

/** Under this name a row waits until its entry is taken out of the calendar that it says. */
const toLeftUid = (uid: string, subcalendar: string) => `left ${subcalendar} ${uid}`;

/** Of the entry, whether it is to stay or to be taken out. */
const readUid = ({ uid }: Stored): string => uid.split(" ").at(-1) ?? uid;

async function putEntry(
  db: Db,
  target: Target,
  { account, subcalendar, entry }: PlacedEntry,
  stored: readonly Stored[],
  signal: AbortSignal,
): Promise<void> {
  const opened = openWriter(db, account, signal);
  if (!opened) return;
  const { uid } = entry;
  const known = stored.find((row) => row.uid === uid);
  const elsewhere = known && known.subcalendarId !== subcalendar.id ? known : null;
  if (elsewhere) await leave(db, target, elsewhere);
  const before = elsewhere ? stored.find((row) => row.uid === toLeftUid(uid, subcalendar.id)) : known;
  const of: EntryOf = { ...target, uid };
  if (known && !elsewhere) await beginWriting(db, of);
  const put = () => opened.writer.put(opened.access, subcalendar.sourceId, entry, before?.objectKey ?? null);
  const newKey = before ? before.objectKey : opened.writer.nameNew?.(entry);
  const { key, room } = await (newKey && (!known || elsewhere)
    ? putNoted(db, of, { subcalendar: subcalendar.id, key: newKey }, put)
    : put());
  const written = digest(entry);
  const isKept = await keepWritten(db, of, { subcalendar: subcalendar.id, key, entry, written });
  // Somebody else has written it into another calendar meanwhile: the next round says which of the two stays.
  if (!isKept) await leave(db, target, { uid, subcalendarId: subcalendar.id, objectKey: key, written });
  if (room && typeof room !== "string") await noteRoom(db, target, room);
}

/** Writes an entry that is not known here yet, so that it is known whatever becomes of the server meanwhile. */
async function putNoted<Put>(
  db: Db,
  of: EntryOf,
  place: { subcalendar: string; key: string },
  put: () => Promise<Put>,
): Promise<Put> {
  const isNoted = await intendWriting(db, of, place);
  try {
    return await put();
  } catch (error) {
    const isRefused = error instanceof ProviderRefusal && error.reason !== "busy";
    if (isRefused && isNoted) await forgetWritten(db, of, place);
    // Somebody who looked for it before it was there may have forgotten it.
    else if (!isRefused) await intendWriting(db, of, place);
    throw error;
  }
}

/** Notes that an entry is to be taken out of where it stands, so that its name is free for where it belongs. */
async function leave(
  db: Db,
  target: Target,
  { uid, subcalendarId, objectKey, written }: Pick<Stored, "uid" | "subcalendarId" | "objectKey" | "written">,
) {
  const left = { ...ofTarget(target), uid: toLeftUid(uid, subcalendarId), subcalendarId, objectKey, written };
  await db.calendarEntry.createMany({ data: [left], skipDuplicates: true });
  await db.calendarEntry.deleteMany({ where: { ...ofTarget(target), uid, subcalendarId } });
}

async function removeEntry(
  db: Db,
  target: Target,
  { uid, subcalendarId, subcalendar, objectKey }: Stored,
  { accounts, entries }: Placing,
  signal: AbortSignal,
): Promise<void> {
  const account = accounts.find(({ id }) => id === subcalendar.calendarId);
  const opened = account && openWriter(db, account, signal);
  if (!opened) return;
  // Back where it was, before it was taken out: then it has been written over, under the name that it has.
  const isBack = entries.some((one) => uid === toLeftUid(one.entry.uid, one.subcalendar.id));
  const of: EntryOf = { ...target, uid };
  if (!isBack) {
    await beginWriting(db, of);
    await opened.writer.remove(opened.access, subcalendar.sourceId, objectKey);
  }
  await forgetWritten(db, of, { subcalendar: subcalendarId, key: objectKey });
}

function openWriter(db: Db, account: EntryAccount, signal: AbortSignal) {
  const writer = findProvider(account.source)?.entries;
  const access = writer && openAccess(db, account, signal);
  return writer && access ? { writer, access } : null;
}
