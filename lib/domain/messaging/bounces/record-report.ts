import type { Instant } from "@/lib/core/time/instant";
import { isUndeliverable } from "@/lib/domain/messaging/suppressions/policy";
import { suppressAddress } from "@/lib/domain/messaging/suppressions/suppress-address";
import { toStoredError } from "@/lib/domain/messaging/to-stored-error";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { BouncedMailKey } from "./bounce-address";
import type { DeliveryReport } from "./parse-delivery-report";

interface ReportedMail {
  id: string;
  organizationId: string;
  recipient: string;
  eventId: string | null;
}

const REPORTED = 'RETURNING id, organization_id AS "organizationId", recipient, event_id AS "eventId"';

/** A report can arrive before the worker has recorded that the server took the mail. */
const RECORD_BOUNCE = defineStatement<ReportedMail>(`
  UPDATE mails SET state = 'bounced', bounced_at = $3, sent_at = coalesce(sent_at, $3), last_error = $4, updated_at = $3
   WHERE organization_id = $1 AND id = $2 AND state IN ('queued', 'sent') ${REPORTED}`);

const RECORD_COMPLAINT = defineStatement<ReportedMail>(`
  UPDATE mails SET complained_at = $3, updated_at = $3
   WHERE organization_id = $1 AND id = $2 AND complained_at IS NULL ${REPORTED}`);

/**
 * Records that a mail was returned, or that its recipient complained, and suppresses further mails to the address if
 * they would fare alike. Returns the event of the mail; null if the mail is unknown, or was reported before.
 */
export function recordReport(
  db: Db,
  { organization, mail }: BouncedMailKey,
  report: DeliveryReport,
  now: Instant,
): Promise<{ event: string | null } | null> {
  const { kind, status, answer } = report;
  const values = [organization, mail, new Date(now)];
  return withTransaction(db, async (tx) => {
    const [reported] =
      kind === "bounce"
        ? await executeSql(tx, RECORD_BOUNCE, [...values, formatError(report)])
        : await executeSql(tx, RECORD_COMPLAINT, values);
    if (!reported) return null;
    if (kind === "complaint" || isUndeliverable(status))
      await suppressAddress(tx, reported, { reason: kind, status, answer }, now);
    return { event: reported.eventId };
  });
}

/** The server's words, after the status code if they lack it. */
const formatError = ({ status, answer }: DeliveryReport): string =>
  toStoredError(
    [status && !answer.includes(status) ? status : null, answer].filter(Boolean).join(" ") ||
      "The mail was returned without a reason.",
  );
