/**
 * Why nobody was signed in, as the page says it. `expired`: it took too long, or was begun elsewhere. `denied`: the person
 * or the provider has said no. `unavailable`: the provider does not answer as it should. `lies`: what it says is not for
 * us, not from it, or not of now. `unverified`: it does not vouch for the address. `foreign`: for an address that is not
 * the organisation's. `unknown`: there is no account, and none is made. `taken`: the address belongs to another account of
 * the provider.
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

/** Nobody is signed in through the provider, for this reason. */
export class SignInProviderError extends Error {
  constructor(
    readonly reason: ProviderErrorReason,
    message: string,
  ) {
    super(message);
  }
}
