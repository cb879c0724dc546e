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

/** What this very form has booked already; null: nothing. */
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

/** The same form has the same key, so that a form sent twice leads to the same page twice. */
export const deriveBookerKeys = (formId: string) => deriveStableTokens("booker", formId);
