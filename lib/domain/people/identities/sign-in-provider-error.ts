/**
 * Reasons of a failed sign-in, as shown on the page. `expired`: it took too long, or was started elsewhere.
 * `denied`: the user or the provider cancelled. `unavailable`: the provider sent no valid response. `lies`:
 * the response is forged, for another recipient, or expired. `unverified`: the provider does not vouch for
 * the address. `foreign`: the address is not in a domain of the organisation. `unknown`: there is no account,
 * and none may be created. `taken`: the user is linked to another account of the provider.
 */
export const PROVIDER_ERROR_REASONS = [
  "expired",
  "denied",
  "unavailable",
  "lies",
  "unverified",
  "foreign",
  "unknown",
  "taken",
] as const;

export type ProviderErrorReason = (typeof PROVIDER_ERROR_REASONS)[number];

/** A failed sign-in through a provider. */
export class SignInProviderError extends Error {
  constructor(
    readonly reason: ProviderErrorReason,
    message: string,
  ) {
    super(message);
  }
}
