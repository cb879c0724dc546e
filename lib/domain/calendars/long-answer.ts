import { ProviderRefusal } from "./provider-refusal";

/** The answer has more bytes than are taken. */
export class LongAnswer extends ProviderRefusal {
  constructor() {
    super("busy", "The server's answer is too long");
  }
}
