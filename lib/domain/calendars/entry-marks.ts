import { createHash } from "node:crypto";
import type { CalendarEntry } from "./calendar-entry";
import { tryParseJson } from "./oauth/try-parse-json";

/**
 * What Bookpage wrote last, noted in the entry itself where a provider has a place for that: what differs from it, the
 * calendar's owner has changed, and it stays theirs. Entries of earlier releases have none.
 */
export interface EntryMarks {
  title: string;
  isPrivate: boolean;
  /** How many rooms were asked for with the entry; below nought: the last of them was given up. */
  rooms: number;
  /** Digests of the addresses that it invited, a blank between them. */
  guests: string;
}

/** As much as Google takes. */
const MAX_CHARACTERS = 1000;

const DIGEST_CHARACTERS = 6;

const computeDigest = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, DIGEST_CHARACTERS);

/** @param rooms how many there are now; as `EntryMarks` says */
export function formatMarks({ title, private: isPrivate, attendees = [] }: CalendarEntry, rooms = 0): string {
  const said = { title, ...(isPrivate && { private: true }), ...(rooms !== 0 && { rooms }) };
  const left = MAX_CHARACTERS - JSON.stringify({ ...said, guests: "" }).length;
  // Of more guests than there is room for, the last ones stay where they are no longer invited.
  const most = Math.max(0, Math.floor(left / (DIGEST_CHARACTERS + 1)));
  const guests = attendees.slice(0, most).map(({ email }) => computeDigest(email));
  return JSON.stringify({ ...said, ...(guests.length > 0 && { guests: guests.join(" ") }) });
}

/** Null: none, or nothing that can be read. */
export function parseMarks(text: string | null | undefined): EntryMarks | null {
  const read = text ? (tryParseJson(text) as Record<string, unknown> | null | undefined) : null;
  if (typeof read?.title !== "string") return null;
  return {
    title: read.title,
    isPrivate: read.private === true,
    rooms: Number.isInteger(read.rooms) ? Number(read.rooms) : 0,
    guests: typeof read.guests === "string" ? read.guests : "",
  };
}

/** The title to write: none where the owner of the calendar has chosen another. */
export const pickTitle = (ours: string, theirs: string | null | undefined, marks: EntryMarks | null) =>
  marks && (theirs ?? "") !== marks.title ? undefined : ours;

/** Whether an entry is to be marked as private or, what it was by us alone, not any more; undefined: as it is. */
export const pickPrivacy = (isPrivate: boolean, marks: EntryMarks | null): boolean | undefined =>
  isPrivate || marks?.isPrivate ? isPrivate : undefined;

/**
 * Whom an entry invites: those who come here, with the answers that the calendar knows where there is none here, and
 * whom its owner has invited there. Null: nobody, and it stays as it is.
 */
export function mergeGuests<Guest>(
  ours: CalendarEntry["attendees"] = [],
  { theirs, marks, readEmail, toGuest }: MergedGuest<Guest>,
): Guest[] | null {
  if (ours.length === 0 && !marks?.guests) return null;
  const invited = marks?.guests.split(" ") ?? [];
  const find = (email: string) => theirs.find((one) => readEmail(one).toLowerCase() === email.toLowerCase());
  const isOurs = (email: string) =>
    ours.some((one) => one.email.toLowerCase() === email.toLowerCase()) ||
    invited.includes(computeDigest(email));
  return [
    ...ours.map((one) => toGuest(one, one.status === "needs_action" ? find(one.email) : undefined)),
    ...theirs.filter((one) => !isOurs(readEmail(one))),
  ];
}

interface MergedGuest<Guest> {
  theirs: readonly Guest[];
  marks: EntryMarks | null;
  readEmail: (guest: Guest) => string;
  /** `known`: as the calendar has them, where that counts. */
  toGuest: (guest: NonNullable<CalendarEntry["attendees"]>[number], known: Guest | undefined) => Guest;
}
