/**
 * `denied`: its owner did not allow it. `incomplete`: not all that is needed was allowed. `expired`: it took too long, or
 * was begun elsewhere. `unavailable`: the provider does not answer as it should.
 */
export const CALENDAR_SIGN_IN_ERRORS = ["denied", "incomplete", "expired", "unavailable"] as const;

export type CalendarSignInError = (typeof CALENDAR_SIGN_IN_ERRORS)[number];
