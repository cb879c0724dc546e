import { ProviderError } from "./provider-error";

/** A server that is not on the internet is not asked, as webhooks are not sent to one. */
export class PrivateServerError extends ProviderError {
  constructor() {
    super("address", "The host has no public address");
  }
}
