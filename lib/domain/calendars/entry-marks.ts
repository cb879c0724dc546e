import { createHash } from "node:crypto";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import type { CalendarEntry } from "./calendar-entry";

/**
 * Values that Bookpage wrote last, stored in the entry itself if the provider supports it. A differing value
 * is the owner's and is preserved. Entries of earlier releases have no marks.
 */
export interface EntryMarks {
  title: string;
  isPrivate: boolean;
  /** Number of meeting links requested with the entry; negative if the last one was removed. */
  rooms: number;
  /** Digests of the invited addresses, separated by blanks. */
  guests: string;
}

/** Limit of Google. */
const MAX_CHARACTERS = 1000;

const DIGEST_CHARACTERS = 6;

const computeDigest = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, DIGEST_CHARACTERS);

/** @param rooms number of requested links, as in `EntryMarks` */
export function formatMarks({ title, private: isPrivate, attendees = [] }: CalendarEntry, rooms = 0): string {
  const content = { title, ...(isPrivate && { private: true }), ...(rooms !== 0 && { rooms }) };
  const available = MAX_CHARACTERS - JSON.stringify({ ...content, guests: "" }).length;
  // Guests beyond the limit are not marked, so they stay in the entry after they were removed from the
  // event.
  const most = Math.max(0, Math.floor(available / (DIGEST_CHARACTERS + 1)));
  const guests = attendees.slice(0, most).map(({ email }) => computeDigest(email));
  return JSON.stringify({ ...content, ...(guests.length > 0 && { guests: guests.join(" ") }) });
}

/** Returns null for missing or unreadable marks. */
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

/** Returns the title to write; nothing if the owner has changed it. */
export const pickTitle = (ours: string, theirs: string | null | undefined, marks: EntryMarks | null) =>
  marks && (theirs ?? "") !== marks.title ? undefined : ours;

/**
 * Returns whether to mark the entry as private, or to remove a mark of ours; undefined leaves it unchanged.
 */
export const pickPrivacy = (isPrivate: boolean, marks: EntryMarks | null): boolean | undefined =>
  isPrivate || marks?.isPrivate ? isPrivate : undefined;

/**
 * Merges the event's guests, with the calendar's responses where Bookpage has none, and the guests that the
 * owner invited. Null if the entry needs no change.
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
  /** `known` is the guest as the calendar has it, if its response counts. */
  toGuest: (guest: NonNullable<CalendarEntry["attendees"]>[number], known: Guest | undefined) => Guest;
}
