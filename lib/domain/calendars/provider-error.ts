import type { BrokenReason } from "./broken-reasons";

/** `busy`: later, maybe. With any other reason, only the calendar's owner can help. */
type ProviderErrorReason = BrokenReason | "busy";

/** A provider did not do what it was asked. The message says why, and holds nothing that is secret. */
export class ProviderError extends Error {
  constructor(
    readonly reason: ProviderErrorReason,
    message: string,
    /** Seconds after which the provider wants to be asked again. */
    readonly retryAfter: number | null = null,
    /** The password, or what stands for it, is what was refused: nothing else of the account can be read. */
    readonly isPassword = false,
    /** Of the answer that was not what it should be; null: there was none. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
