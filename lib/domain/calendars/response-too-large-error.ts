import { ProviderError } from "./provider-error";

/** The answer has more bytes than are taken. */
export class ResponseTooLargeError extends ProviderError {
  constructor() {
    super("busy", "The server's answer is too long");
  }
}
