import type { EventRow } from "@/lib/domain/events/event-rows";
import { buildUnknownEntryProblem } from "./create-unknown-entry-problem";

/** Returns the invitee with this `_id` or e-mail address; throws 404 at the field if there is none. */
export function requireInvitee(event: EventRow, reference: string, pointer: string) {
  const invitee = event.invitees.find(({ id, email }) => id === reference || email === reference);
  if (!invitee) throw buildUnknownEntryProblem(pointer, "is not an invitee of this event");
  return invitee;
}
