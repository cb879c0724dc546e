import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { shouldConfirmBookers } from "@/lib/domain/tenancy/organizations/queries";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/** Forms that notify only the host. */
const INTERNAL_ACTIONS: readonly string[] = [
  "vote",
  "decline",
  "remove",
  "poll",
  "duplicate",
  "coming",
  "feedback",
];

/**
 * True if the visitor must confirm the email address first: the key may come from a booking with any address, and the
 * form mails other people.
 */
export async function shouldConfirmAddress(
  db: Db,
  { id, addressConfirmedAt, event }: EventVisitor,
  action: string,
): Promise<boolean> {
  if (addressConfirmedAt || INTERNAL_ACTIONS.includes(action)) return false;
  const others = event.invitees.filter(
    (invitee) => invitee.id !== id && !invitee.isOrganizer && !invitee.userId,
  );
  if (action !== "invite" && others.length === 0) return false;
  return shouldConfirmBookers(db, asOrganizationId(event.organizationId));
}
