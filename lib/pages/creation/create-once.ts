import type { Instant } from "@/lib/core/time/instant";
import { createEvent } from "@/lib/domain/events/create-event";
import type { EventBody } from "@/lib/domain/events/schema";
import { derivedToken } from "@/lib/platform/crypto/secret";
import { hashToken } from "@/lib/platform/crypto/token";
import { TEXT_LOCK_SEEDS } from "@/lib/platform/db/advisory-locks";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

interface Wish {
  organization: OrganizationId;
  body: EventBody;
  /** Random, made with the form: sent twice, it creates once. */
  formId: string;
}

const LOCK = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1, ${TEXT_LOCK_SEEDS.creationForm}))`);

/** Creates the event, unless this very form has; answers its page under the organiser's key. */
export function createOnce(db: Db, { organization, body, formId }: Wish, now: Instant): Promise<string> {
  const key = derivedToken("creation", formId);
  const hash = hashToken(key);
  return inTransaction(db, async (tx) => {
    // The second of two that come at once waits for the first, and finds its event.
    await sql(tx, LOCK, [key]);
    const before = await tx.invitee.findUnique({ where: { keyHash: hash }, select: { eventId: true } });
    const id = before?.eventId ?? (await createEvent(tx, organization, body, now, key))._id;
    return `/event/${id}?key=${key}`;
  });
}
