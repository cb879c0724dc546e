import { ProviderRefusal } from "./provider-refusal";

/** A server that is not on the internet is not asked, as webhooks are not sent to one. */
export class PrivateServer extends ProviderRefusal {
  constructor() {
    super("address", "The host has no public address");
  }
}
