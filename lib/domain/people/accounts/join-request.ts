import { DAY, type Instant } from "@/lib/core/time/instant";
import { buildTokenContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";

/** A request to join an organisation, before the mail address is confirmed. */
export interface JoinRequest {
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  timezone: string;
  language: Language;
  /** The organisation's external id of the user, taken from the link. */
  externalId: string | null;
}

const JOIN_REQUEST_DAYS = 1;

export const buildJoinConfirmPath = (token: string): string => `/join/confirm/${encodeURIComponent(token)}`;

const INSERT_JOIN_REQUEST = defineStatement(`
  WITH expired AS (DELETE FROM join_requests WHERE organization_id = $1 AND token_hash IN
                     (SELECT token_hash FROM join_requests WHERE organization_id = $1 AND expires_at < now()
                       LIMIT 100 FOR UPDATE SKIP LOCKED))
  INSERT INTO join_requests (organization_id, token_hash, invitation_id, sealed, expires_at) VALUES ($1, $2, $3, $4, $5)`);

/**
 * Stores the request sealed and returns the link with its token; deletes expired requests of the
 * organisation.
 */
export async function storeJoinRequest(
  tx: Db,
  invitation: Pick<Invitation, "id" | "organizationId">,
  joining: JoinRequest,
  now: Instant,
): Promise<string> {
  const token = generateToken();
  const expiresAt = new Date(now + JOIN_REQUEST_DAYS * DAY);
  const hash = hashToken(token);
  const sealed = seal(JSON.stringify(joining), buildTokenContext("join_requests.sealed", hash));
  await executeSql(tx, INSERT_JOIN_REQUEST, [
    invitation.organizationId,
    hash,
    invitation.id,
    sealed,
    expiresAt,
  ]);
  return env().WEB_URL + buildJoinConfirmPath(token);
}

/** Finds an unexpired request by its token, with invitation and organisation; null if there is none. */
export async function findJoinRequest(db: Db, token: string, now: Instant) {
  const row = await db.joinRequest.findFirst({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date(now) } },
    include: { invitation: { include: { organization: { select: { name: true } } } } },
  });
  const text = row && unseal(row.sealed, buildTokenContext("join_requests.sealed", row.tokenHash));
  return row && text
    ? { joining: JSON.parse(text) as JoinRequest, invitation: row.invitation, tokenHash: row.tokenHash }
    : null;
}
