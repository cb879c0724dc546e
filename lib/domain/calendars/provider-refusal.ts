/**
 * `access`: the credentials, or the calendar itself, are no longer accepted; only its owner can help.
 * `address`: the address is no calendar's, or none that may be called. `busy`: later, maybe.
 */
type Reason = "access" | "address" | "busy";

/** A provider did not do what it was asked. The message says why, and holds nothing that is secret. */
export class ProviderRefusal extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    /** Seconds after which the provider wants to be asked again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}
