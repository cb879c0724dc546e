import type { Instant } from "@/lib/core/time/instant";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { StoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import type { BookingChannel } from "@/lib/domain/events/new-event";
import type { Utm } from "@/lib/domain/events/schema";
import type { GivenConsent } from "@/lib/domain/messaging/sms/consents";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LinkedApp } from "./find-linked-app";
import type { SeriesRequest } from "./series/series-request";

/** A booking as requested, validated against the page's settings. */
export interface BookingRequest {
  /** The time, or several proposed times. */
  starts: readonly Instant[];
  /** Of a stay by days or nights: its minutes, which the page takes as its duration. */
  duration?: number;
  name: string;
  /** Null for a booker with only a phone number, who gets no mails. */
  email: string | null;
  phone?: string | undefined;
  /** The booker agreed to SMS about this meeting. */
  smsConsent?: GivenConsent | null;
  company?: string | undefined;
  title?: string | undefined;
  message?: string | undefined;
  places: readonly ({
    name: string;
    address?: string | undefined;
    source?: string | undefined;
  } & StoredPlace)[];
  /** Validated answers to the page's questions. */
  answers?: readonly Answer[];
  /** Mail addresses of the guests. */
  invitees: readonly string[];
  timezone: string;
  lang: Language;
  thirdParty: LinkedApp | null;
  /** The member that the booker chose on a team's page. */
  host?: string | null;
  /** The booking link used; its use count is incremented. */
  link?: { id: string } | null | undefined;
  /** Random id created with the form; a form that is submitted twice books once. */
  formId: string;
  /** True if this call generated `formId`, so that no earlier booking or hold can exist for it. */
  isNew?: boolean;
  /** The booker entered the code that was mailed to `email`. */
  addressConfirmed: boolean;
  /** The channel, if the booking did not come from the page itself. */
  source?: BookingChannel | null;
  /** UTM parameters of the page's URL. */
  utm?: Utm | null;
  metadata?: Readonly<Record<string, string>>;
  /** The hold that the booking replaces. */
  holdId?: string | null;
  /** The series, if the booking repeats; `starts` are its times. */
  series?: SeriesRequest | null;
  /** The waiting-list offer; its hold does not block the booking. */
  offer?: { entry: string; hold: string } | null;
  /**
   * A user of the organisation books for the booker, so that the limit of bookings per address does not
   * apply.
   */
  isVouchedFor?: boolean;
}

/** A time or seat of the page that is held for the booker. */
export interface OwnHold {
  /** Id of the hold. */
  id: string;
  start: Instant;
  /** Hosts and room of the hold; empty if it covers another page or time. */
  hosts: readonly string[];
  isSeat: boolean;
}

/** The parts of a request that determine hosts and times; `invitees` determine the room's capacity. */
export type TimeRequest = Pick<BookingRequest, "starts" | "email" | "host" | "series" | "offer"> &
  Partial<Pick<BookingRequest, "invitees">> & { ownHold?: OwnHold | null };
