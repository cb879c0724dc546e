import type { Instant } from "@/lib/core/time/instant";
import type { SeriesFrequency } from "@/lib/core/time/series-frequency";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import type { EventTime } from "./parse-event-time";
import type { PollSettings } from "./poll/schema";
import type { AssignedHost, Utm } from "./schema";
import type { EventStay } from "./stay/event-stay";
import type { EventStep } from "./steps/event-steps";

export interface Participant {
  /** The personal key of the event page; generated if missing. */
  key?: string;
  email: string | null;
  fullName: string | null;
  phone?: string | null;
  company?: string | null;
  pictureUrl?: string | null;
  /** Id of a user of the same organisation. */
  userId: string | null;
  timezone?: string | null;
  locale?: string | null;
  /** Time at which the mailed code was typed. */
  addressConfirmedAt?: Date | null;
  /** Answers to the questions of the page. */
  answers?: readonly Answer[];
  /** A deleted user, who is shown but gets no notifications. */
  hasLeft?: boolean;
  /** A further host of the meeting. */
  host?: boolean;
  /** A guest brought by the booker, in a meeting with seats. */
  isBrought?: boolean;
  /** True if the participant accepts all dates and locations from the start, as their proposer does. */
  approves: boolean;
}

/** Ids of what led to the booking, and the URL's parameters. */
export interface BookingOrigin {
  team: string | null;
  link: string | null;
  form: string | null;
  utm: Utm | null;
  /** The channel of the booking, unless the ids tell it. */
  booked: BookingChannel | null;
}

/** Booking channels that no other column records. */
export const BOOKING_CHANNELS = ["embed", "locator", "mcp", "api", "console", "poll"] as const;

export type BookingChannel = (typeof BOOKING_CHANNELS)[number];

/** Position of an event in a booking that repeats. */
export interface SeriesPosition {
  /** Position among the booked events, from 1. */
  index: number;
  /** Number of booked events. */
  count: number;
  every: SeriesFrequency;
  /** Zone in which the series keeps its wall-clock time. */
  timezone: string;
  /** Position in the rule, from 1, skipped ones included; and that position's time by the rule. */
  occurrence: number;
  original: string;
  /** First time of the rule, and its interval. */
  first: string;
  times: number;
}

/** A resolved event: times as instants, users found, title rendered. */
export interface NewEvent {
  title: string;
  /** Becomes the invitee with `su`; the host of a booking-page event. */
  creator: Participant;
  invitees: readonly Participant[];
  /** User who proposed the dates and locations; null: without an account. */
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
  /** Set for a booking that repeats; the series has the id of its first event. */
  series?: { id?: string; position: SeriesPosition };
  /** The origin of the booking, besides page and type. */
  source?: Partial<BookingOrigin>;
  /** Settings of the poll, as far as they were sent. */
  poll?: Partial<PollSettings>;
  metadata?: Readonly<Record<string, string>>;
  thirdParty?: { app: string | null; groupIds: string[]; name: string | null };
  /** Team events: the assigned host and the rule. */
  assigned?: AssignedHost;
  /** Id of the reserved room, once the event is confirmed. */
  room?: string | null;
  /** The time at which an unanswered request is declined. */
  answerBy?: Instant | null;
  /** Number of seats; each booking takes one or more. */
  seats?: number | null;
  /** Set for a stay by days or nights. */
  stay?: EventStay | null;
  /** Set for a meeting of steps, in their order. */
  steps?: readonly EventStep[] | null;
  api: boolean;
}
