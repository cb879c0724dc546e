/**
 * `denied`: the user refused access. `incomplete`: a required scope is missing. `expired`: the sign-in took too long,
 * or started elsewhere. `unavailable`: the provider responds with an error.
 */
export const CALENDAR_SIGN_IN_ERRORS = ["denied", "incomplete", "expired", "unavailable"] as const;

export type CalendarSignInError = (typeof CALENDAR_SIGN_IN_ERRORS)[number];
