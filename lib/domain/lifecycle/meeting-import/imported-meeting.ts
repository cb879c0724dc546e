import type { Instant } from "@/lib/core/time/instant";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import type { Utm } from "@/lib/domain/events/schema";

/** The tools from which meetings can be imported. */
export const IMPORT_SOURCES = ["calendly", "calcom", "csv", "ics"] as const;

export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** A booked meeting of another tool, in terms of this one. */
export interface ImportedMeeting {
  /** The tool's id. */
  id: string;
  name: string;
  start: Instant;
  end: Instant;
  /** Addresses; the first one becomes the organiser. */
  hosts: readonly string[];
  /** The page of the booking, by the slugs that an import of settings gives. */
  page: { slug: string | null; type: string } | null;
  /** The seats of a meeting with several bookers. */
  seats: number | null;
  place: ImportedPlace | null;
  /** The calendar provider's key of the tool's entry. */
  entryKey: string | null;
  bookers: readonly ImportedBooker[];
  /** Addresses of further guests. */
  guests: readonly string[];
  /** The reason why the meeting cannot come, whatever is here: nobody has accepted it in the other tool. */
  obstacle?: "not_accepted" | null;
}

export interface ImportedPlace {
  kind: Extract<PlaceKind, "place" | "phone" | "link">;
  name: string;
  address: string | null;
  /** A number or a URL. */
  contact: string | null;
}

export interface ImportedBooker {
  email: string;
  name: string;
  phone: string | null;
  timezone: string | null;
  answers: readonly { question: string; answer: string }[];
  utm: Utm | null;
}
