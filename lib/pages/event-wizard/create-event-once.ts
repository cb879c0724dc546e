import type { Instant } from "@/lib/core/time/instant";
import { createEvent } from "@/lib/domain/events/create-event";
import { findEventByForm } from "@/lib/domain/events/find-event-by-form";
import type { EventBody } from "@/lib/domain/events/schema";
import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import { deriveStableTokens } from "@/lib/platform/crypto/secret";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

interface EventCreation {
  organization: OrganizationId;
  body: EventBody;
  /** Random id of the form: a form that is sent twice creates one event. */
  formId: string;
}

/** Creates the event unless this form already has. Returns the event with the organiser's key. */
export function createEventOnce(
  db: Db,
  { organization, body, formId }: EventCreation,
  now: Instant,
): Promise<{ event: string; key: string }> {
  const keys = deriveStableTokens("event_wizard", formId);
  const addressConfirmedAt = new Date(now); // the creator is signed in, has typed a code, or an app vouches for the address
  return withTransaction(db, async (tx) => {
    // A concurrent duplicate waits for the first request and finds its event.
    await lockTexts(tx, organization, "creationForm", [keys[0]]);
    const before = await findEventByForm(tx, organization, keys);
    const key = before?.key ?? keys[0];
    const id =
      before?.eventId ??
      (await createEvent(tx, organization, body, now, { organiser: { key, addressConfirmedAt } }))._id;
    return { event: id, key };
  });
}
