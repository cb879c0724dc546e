import type { EventRow } from "@/lib/domain/events/event-rows";
import { unknownEntry } from "./unknown-entry";

/** The invitee whom a body names by `_id` or e-mail address; anybody else is a 404 at the field. */
export function findInvitee(event: EventRow, reference: string, pointer: string) {
  const invitee = event.invitees.find(({ id, email }) => id === reference || email === reference);
  if (!invitee) throw unknownEntry(pointer, "is not an invitee of this event");
  return invitee;
}
