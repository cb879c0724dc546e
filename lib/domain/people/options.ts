/** Stages of a user's sign-up. */
export const USER_SIGN_UP_STATUSES = [
  "joined",
  "invited",
  "invitation_ended",
  "not_invited",
  "suspended",
] as const;

/** Missing settings of users who take bookings. */
export const MISSING_SETUP_KINDS = ["without_hours", "without_calendar", "without_page"] as const;

export type MissingSetupKind = (typeof MISSING_SETUP_KINDS)[number];

export type UserSignUpStatus = (typeof USER_SIGN_UP_STATUSES)[number];
