import { findEventByForm } from "@/lib/domain/events/find-event-by-form";
import { deriveStableTokens } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export interface BookedOutcome {
  outcome: "booked";
  eventId: string;
  /** The booker's personal key. */
  key: string;
  confirmed: boolean;
}

/** Finds the booking that this form made before; null if there is none. */
export async function findBookingByForm(
  db: Db,
  organization: OrganizationId,
  formId: string,
): Promise<BookedOutcome | null> {
  const before = await findEventByForm(db, organization, deriveBookerKeys(formId));
  if (!before) return null;
  const { eventId, key, confirmed } = before;
  return { outcome: "booked", eventId, key, confirmed };
}

/** Derives keys from the form's id, so that a form submitted twice leads to the same event page. */
export const deriveBookerKeys = (formId: string) => deriveStableTokens("booker", formId);
