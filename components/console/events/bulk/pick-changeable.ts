import type { Event } from "../event-state-mark";
import type { BulkChange } from "./send-bulk";

/** Those of the meetings to which something can be done: what is cancelled stays so, and only bookings are handed over. */
export const pickChangeable = (events: readonly Event[], kind: BulkChange["kind"]): Event[] =>
  events.filter(({ cancelled, bookpage }) => !cancelled && (kind === "cancel" || bookpage));
