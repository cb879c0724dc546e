import type { PlaceKind } from "./place-kinds";

/** Why there is no link, and will be none unless somebody does something. */
export const CONFERENCE_ERRORS = ["no_account", "no_calendar", "access", "refused", "unanswered"] as const;

export type ConferenceError = (typeof CONFERENCE_ERRORS)[number];

/** Where the people of a confirmed event meet, as its row keeps it. */
export interface Conference {
  provider: Exclude<PlaceKind, "place">;
  /** In whose account it is. */
  host: string | null;
  /** Null while it is being made, and where there is nothing to open. */
  url: string | null;
  /** What has to be typed there. */
  code: string | null;
  /** The number to call. */
  phone: string | null;
  /** Why there is no link. */
  failed?: ConferenceError;
}

export const parseConference = ({ conference }: { conference: unknown }): Conference | null =>
  conference as Conference | null;
