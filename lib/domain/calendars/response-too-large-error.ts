import { ProviderError } from "./provider-error";

/** Thrown for a response above the size limit. */
export class ResponseTooLargeError extends ProviderError {
  constructor() {
    super("busy", "The server's answer is too long");
  }
}
