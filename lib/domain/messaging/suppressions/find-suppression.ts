import type { Instant } from "@/lib/core/time/instant";
import { findResentOriginal } from "@/lib/domain/messaging/mail/resent-key";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { SuppressionReason } from "./options";
import { isSuppressed } from "./policy";

const SUPPRESSION = definePreparedStatement<{ reason: SuppressionReason; lastAt: Date; answer: string }>(`
  SELECT reason, last_at AS "lastAt", answer FROM mail_suppressions WHERE organization_id = $1 AND address = $2`);

interface QueuedMail {
  organizationId: string;
  recipient: string;
  kind: string;
  key: string;
  eventId: string | null;
}

/** Finds the reason why a queued mail is not sent to its receiver; null: it is. */
export async function findSuppression(db: Db, mail: QueuedMail, now: Instant): Promise<string | null> {
  const [found] = await executeSql(db, SUPPRESSION, [mail.organizationId, mail.recipient.toLowerCase()]);
  const isResent = findResentOriginal(mail.key) !== null;
  if (!found || !isSuppressed(found, { ...mail, isResent }, now)) return null;
  const day = found.lastAt.toISOString().slice(0, 10);
  return found.reason === "complaint"
    ? `Not sent: the recipient reported a mail as spam on ${day}, and gets only mails about changes of their meetings.`
    : `Not sent: a mail to this address was returned on ${day}. ${found.answer}`.trim();
}
