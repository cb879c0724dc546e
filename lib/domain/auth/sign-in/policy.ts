/**
 * First factor of a sign-in. `password` includes mailed links; `account` is Google or Microsoft, which apply
 * no policy of the organisation; `provider` is the organisation's own; `passkey` is one without a password.
 */
export type SignInMethod = "password" | "account" | "provider" | "passkey";

interface SignInFacts {
  way: SignInMethod;
  /** The organisation allows sign-in by its provider only. */
  isProviderOnly: boolean;
  /** The user may sign in without the provider. */
  isEmergencyAdmin: boolean;
  isFactorRequired: boolean;
  hasFactor: boolean;
}

/** `ask` requests a second factor; `set_up` requires one to be created first. */
export type SignInStep = "enter" | "ask" | "set_up" | "provider_only";

/**
 * Decides the step after the first factor. The organisation's provider enforces second factors itself; a
 * passkey combines both factors.
 */
export function evaluateSignInStep({ way, ...facts }: SignInFacts): SignInStep {
  if (way === "provider") return "enter";
  if (facts.isProviderOnly && !(facts.isEmergencyAdmin && way !== "account")) return "provider_only";
  if (way === "passkey") return "enter";
  if (facts.hasFactor) return "ask";
  return facts.isFactorRequired ? "set_up" : "enter";
}
