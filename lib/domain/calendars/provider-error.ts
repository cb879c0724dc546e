import type { BrokenReason } from "./broken-reasons";

/** `busy` is temporary; all other reasons need the calendar's owner. */
type ProviderErrorReason = BrokenReason | "busy";

/** Failure of a provider. The message explains it and contains no secret. */
export class ProviderError extends Error {
  constructor(
    readonly reason: ProviderErrorReason,
    message: string,
    /** Seconds from Retry-After. */
    readonly retryAfter: number | null = null,
    /** The credentials were rejected, so that no part of the account can be read. */
    readonly isPassword = false,
    /** Status of the response; null if there was none. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
