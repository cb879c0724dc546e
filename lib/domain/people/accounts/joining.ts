import { DAY, type Instant } from "@/lib/core/time/instant";
import { open, seal } from "@/lib/platform/crypto/seal";
import { tokenPlace } from "@/lib/platform/crypto/seal-place";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";

/** Somebody who wants to join an organisation, and has yet to confirm the address. */
export interface Joining {
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  timezone: string;
  language: Language;
  /** From the link: what the organisation calls the person. */
  extid: string | null;
}

const JOINING_DAYS = 1;

export const pathOfJoining = (token: string): string => `/join/confirm/${encodeURIComponent(token)}`;

const KEEP = statement(`
  WITH expired AS (DELETE FROM joinings WHERE organization_id = $1 AND token_hash IN
                     (SELECT token_hash FROM joinings WHERE organization_id = $1 AND expires_at < now()
                       LIMIT 100 FOR UPDATE SKIP LOCKED))
  INSERT INTO joinings (organization_id, token_hash, invitation_id, sealed, expires_at) VALUES ($1, $2, $3, $4, $5)`);

/** Keeps it under a token that only the link carries, which is answered; clears away expired ones of the organisation. */
export async function keepJoining(
  tx: Db,
  invitation: Pick<Invitation, "id" | "organizationId">,
  joining: Joining,
  now: Instant,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now + JOINING_DAYS * DAY);
  const hash = hashToken(token);
  const sealed = seal(JSON.stringify(joining), tokenPlace("joinings.sealed", hash));
  await sql(tx, KEEP, [invitation.organizationId, hash, invitation.id, sealed, expiresAt]);
  return env().WEB_URL + pathOfJoining(token);
}

/** What was kept under the token with the organisation that is joined; null: nothing, or nothing any more. */
export async function findJoining(db: Db, token: string, now: Instant) {
  const row = await db.joining.findFirst({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date(now) } },
    include: { invitation: { include: { organization: { select: { name: true } } } } },
  });
  const text = row && open(row.sealed, tokenPlace("joinings.sealed", row.tokenHash));
  return row && text
    ? { joining: JSON.parse(text) as Joining, invitation: row.invitation, tokenHash: row.tokenHash }
    : null;
}
