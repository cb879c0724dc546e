import { findEventOfForm } from "@/lib/domain/events/find-event-of-form";
import { derivedTokens } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

export interface Booked {
  outcome: "booked";
  eventId: string;
  /** The booker's personal key. */
  key: string;
  confirmed: boolean;
}

/** What this very form has booked already; null: nothing. */
export async function findBooking(
  db: Db,
  organization: OrganizationId,
  formId: string,
): Promise<Booked | null> {
  const before = await findEventOfForm(db, organization, deriveBookerKeys(formId));
  if (!before) return null;
  const { eventId, key, confirmed } = before;
  return { outcome: "booked", eventId, key, confirmed };
}

/** The same form has the same key, so that a form sent twice leads to the same page twice. */
export const deriveBookerKeys = (formId: string) => derivedTokens("booker", formId);
