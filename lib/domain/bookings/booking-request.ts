import type { Instant } from "@/lib/core/time/instant";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { StoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import type { BookingChannel } from "@/lib/domain/events/new-event";
import type { Utm } from "@/lib/domain/events/schema";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LinkedApp } from "./find-linked-app";
import type { SeriesRequest } from "./series/series-request";

/** A booker's wish, validated against the page's settings. */
export interface BookingRequest {
  /** The time, or the times proposed. */
  starts: readonly Instant[];
  name: string;
  /** Null: the booker is reached by phone, and gets no mails. */
  email: string | null;
  phone?: string | undefined;
  company?: string | undefined;
  title?: string | undefined;
  message?: string | undefined;
  places: readonly ({
    name: string;
    address?: string | undefined;
    source?: string | undefined;
  } & StoredPlace)[];
  /** To the questions of the page, checked against them. */
  answers?: readonly Answer[];
  /** Addresses of further invitees. */
  invitees: readonly string[];
  timezone: string;
  lang: Language;
  thirdParty: LinkedApp | null;
  /** Of a team's page: the member whom the booker has chosen. */
  host?: string | null;
  /** With which it is booked; it counts the booking. */
  link?: { id: string } | null | undefined;
  /** Random, made with the form: sent twice, it books once. */
  formId: string;
  /** Nobody but this call has the `formId`: nothing can have been booked or kept with it. */
  isNew?: boolean;
  /** The booker has typed the code that was mailed to `email`. */
  addressConfirmed: boolean;
  /** Where it is booked, where that is not the page itself. */
  source?: BookingChannel | null;
  /** Of the address that led to the page. */
  utm?: Utm | null;
  metadata?: Readonly<Record<string, string>>;
  /** A hold that the booking takes up. */
  holdId?: string | null;
  /** Repeats: `starts` are all of its times. */
  series?: SeriesRequest | null;
  /** From a waiting list: the time that is kept for the booker is not in their own way. */
  offer?: { entry: string; hold: string } | null;
  /** By somebody of the organisation, who vouches for the booker: one address may have any number of bookings. */
  isVouchedFor?: boolean;
}

/** A time of the page, or a seat, that is kept for whoever books. */
export interface OwnHold {
  /** Of the hold. */
  id: string;
  start: Instant;
  /** Who is kept for it, and the room; nobody where the hold was of something else. */
  hosts: readonly string[];
  isSeat: boolean;
}

/** Of it what says whose time it takes, and when; `invitees`: how large a room is needed. */
export type TimeRequest = Pick<BookingRequest, "starts" | "email" | "host" | "series" | "offer"> &
  Partial<Pick<BookingRequest, "invitees">> & { ownHold?: OwnHold | null };
