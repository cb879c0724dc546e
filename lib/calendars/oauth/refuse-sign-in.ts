import { withQuery } from "@/lib/accounts/with-query";
import { seeOther } from "@/lib/http/see-other";
import { endedSignInCookie } from "./pending-sign-in";

/**
 * `denied`: its owner did not allow it. `incomplete`: not all that is needed was allowed. `expired`: it took too long, or
 * was begun elsewhere. `unavailable`: the provider does not answer as it should.
 */
export const SIGN_IN_REFUSALS = ["denied", "incomplete", "expired", "unavailable"] as const;

export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number];

/** Leads to the page that says why an account was not connected. */
export const refuseSignIn = (source: string, why: SignInRefusal): Response =>
  seeOther(withQuery("/console/calendars/refused", { source, why }), [endedSignInCookie()]);
