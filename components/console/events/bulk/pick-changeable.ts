import type { ApiEvent } from "../event-state-mark";
import type { BulkChange } from "./send-bulk-change";

/** Those of the meetings to which something can be done: what is cancelled stays so, and only bookings are handed over. */
export const pickChangeable = (events: readonly ApiEvent[], kind: BulkChange["kind"]): ApiEvent[] =>
  events.filter(({ cancelled, bookpage }) => !cancelled && (kind === "cancel" || bookpage));
