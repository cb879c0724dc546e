import type { ApiEvent } from "../event-state-mark";
import type { BulkChange } from "./send-bulk-change";

/** Picks the meetings that the change applies to: cancelled ones cannot change, and only bookings can be reassigned. */
export const pickChangeable = (events: readonly ApiEvent[], kind: BulkChange["kind"]): ApiEvent[] =>
  events.filter(({ cancelled, bookpage }) => !cancelled && (kind === "cancel" || bookpage));
