import type { PlaceKind } from "./options";

/** Reasons why there is no link until a user or admin acts. */
export const CONFERENCE_ERRORS = ["no_account", "no_calendar", "access", "refused", "unanswered"] as const;

export type ConferenceError = (typeof CONFERENCE_ERRORS)[number];

/** Meeting link of a confirmed event, as stored in its row. */
export interface Conference {
  provider: Exclude<PlaceKind, "place">;
  /** User who owns the account with the meeting. */
  host: string | null;
  /** Null while the link is being created, and for phone calls. */
  url: string | null;
  /** Passcode. */
  code: string | null;
  /** Dial-in number. */
  phone: string | null;
  /** Reason why there is no link. */
  failed?: ConferenceError;
}

export const parseConference = ({ conference }: { conference: unknown }): Conference | null =>
  conference as Conference | null;
