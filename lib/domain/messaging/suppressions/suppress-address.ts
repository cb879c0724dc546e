import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { SuppressionReason } from "./options";

const SUPPRESS = defineStatement(`
  INSERT INTO mail_suppressions AS s
         (organization_id, id, address, reason, status, answer, mail_id, created_at, last_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
  ON CONFLICT (organization_id, address) DO UPDATE
     SET reason = excluded.reason, status = excluded.status, answer = excluded.answer, mail_id = excluded.mail_id,
         last_at = excluded.last_at
   WHERE s.last_at <= excluded.last_at`);

interface MailFacts {
  organizationId: string;
  id: string;
  recipient: string;
}

interface Suppression {
  reason: SuppressionReason;
  status: string | null;
  /** The mail server's words; may be empty. */
  answer: string;
}

/** Suppresses mails to the receiver of this one, or renews the suppression. */
export async function suppressAddress(
  tx: Db,
  { organizationId, id, recipient }: MailFacts,
  { reason, status, answer }: Suppression,
  now: Instant,
): Promise<void> {
  const values = [generateId(), recipient.toLowerCase(), reason, status, answer, id, new Date(now)];
  await executeSql(tx, SUPPRESS, [organizationId, ...values]);
}
