import type { SeriesFrequency } from "@/lib/core/time/series-frequency";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/place-kinds";
import type { EventTime } from "./parse-event-time";
import type { PollSettings } from "./poll/schema";
import type { AssignedHost, Utm } from "./schema";

export interface Participant {
  /** The personal key of the event page; made here when it is not given. */
  key?: string;
  email: string | null;
  fullName: string | null;
  phone?: string | null;
  company?: string | null;
  pictureUrl?: string | null;
  /** A user of the same organisation. */
  userId: string | null;
  timezone?: string | null;
  locale?: string | null;
  /** When a code that was mailed to the address has been typed. */
  addressConfirmedAt?: Date | null;
  /** To the questions of the page. */
  answers?: readonly Answer[];
  /** Was deleted as a user: is shown, and told nothing. */
  hasLeft?: boolean;
  /** Holds the meeting beside its creator. */
  host?: boolean;
  /** In a meeting with seats: comes along with its booker. */
  isBrought?: boolean;
  /** Whether all dates and places are already fine for this person, as they are for who proposed them. */
  approves: boolean;
}

/** By their ids, and the address's parameters. */
export interface BookingOrigin {
  team: string | null;
  link: string | null;
  form: string | null;
  utm: Utm | null;
  /** Where it was booked, as far as the others do not say it. */
  booked: BookingChannel | null;
}

/** Ways to a booking that nothing else of it tells. */
export const BOOKING_CHANNELS = ["embed", "locator", "mcp", "api", "console", "poll"] as const;

export type BookingChannel = (typeof BOOKING_CHANNELS)[number];

/** The place of an event in a booking that repeats. */
export interface SeriesPosition {
  /** Of all that were booked, from 1. */
  index: number;
  /** How many were booked. */
  count: number;
  every: SeriesFrequency;
  /** On whose clocks it keeps its hour. */
  timezone: string;
  /** By the rule, from 1, those that were left out included; with the time that the rule has. */
  place: number;
  original: string;
  /** The rule's first time, and how often it repeats. */
  first: string;
  times: number;
}

/** An event with everything resolved: instants, users, the title. */
export interface NewEvent {
  title: string;
  /** Becomes the invitee with `su`. For a booking-page event: the host. */
  creator: Participant;
  invitees: readonly Participant[];
  /** Who proposed the dates and places; null: somebody without an account. */
  proposedBy: string | null;
  dates: readonly EventTime[];
  places: readonly {
    name: string;
    address: string | null;
    source: string | null;
    icon: string | null;
    kind?: PlaceKind;
    contact?: string | null;
  }[];
  messages: readonly { body: string; from: string | null; userId: string | null }[];
  confirmed: boolean;
  lang: string;
  locale: string;
  timezone: string;
  bookpage: boolean;
  bookpageId?: string | null;
  appointmentTypeId?: string | null;
  /** Of a booking that repeats; the series has the id of its first event. */
  series?: { id?: string; place: SeriesPosition };
  /** Beside page and type: what else led to the booking. */
  source?: Partial<BookingOrigin>;
  /** How it is asked about, as far as that was said. */
  poll?: Partial<PollSettings>;
  metadata?: Readonly<Record<string, string>>;
  thirdParty?: { app: string | null; groupIds: string[]; name: string | null };
  /** Of a team event: who was picked and why. */
  assigned?: AssignedHost;
  /** The resource in which it takes place, once it is confirmed. */
  room?: string | null;
  /** How many people can book it, each a seat. */
  seats?: number | null;
  api: boolean;
}
