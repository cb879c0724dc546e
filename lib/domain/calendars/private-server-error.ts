import { ProviderError } from "./provider-error";

/** Thrown for servers in private networks, which are not allowed, as for webhooks. */
export class PrivateServerError extends ProviderError {
  constructor() {
    super("address", "The host has no public address");
  }
}
