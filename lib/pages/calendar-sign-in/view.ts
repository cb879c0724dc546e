/**
 * `denied`: its owner did not allow it. `incomplete`: not all that is needed was allowed. `expired`: it took too long, or
 * was begun elsewhere. `unavailable`: the provider does not answer as it should.
 */
export const SIGN_IN_REFUSALS = ["denied", "incomplete", "expired", "unavailable"] as const;

export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];
