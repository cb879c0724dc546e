/**
 * By what somebody has shown who they are. `password`: or a link that was mailed; `account`: at Google or Microsoft, which
 * know nothing of the organisation; `provider`: of the organisation itself; `passkey`: that by itself.
 */
export type SignInMethod = "password" | "account" | "provider" | "passkey";

interface SignInFacts {
  way: SignInMethod;
  /** Whether the organisation takes nothing but its provider. */
  isProviderOnly: boolean;
  /** Whether this is the admin who may sign in without it. */
  isEmergencyAdmin: boolean;
  isFactorRequired: boolean;
  hasFactor: boolean;
}

/** `ask`: for a second factor; `set_up`: one first. */
export type SignInStep = "enter" | "ask" | "set_up" | "provider_only";

/**
 * What follows once somebody has shown who they are. A provider of the organisation asks for second factors itself, as
 * the organisation wants it; a passkey is both, something one has and something one knows or is.
 */
export function evaluateSignInStep({ way, ...facts }: SignInFacts): SignInStep {
  if (way === "provider") return "enter";
  if (facts.isProviderOnly && !(facts.isEmergencyAdmin && way !== "account")) return "provider_only";
  if (way === "passkey") return "enter";
  if (facts.hasFactor) return "ask";
  return facts.isFactorRequired ? "set_up" : "enter";
}
