import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { MailSender } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";
import { RETRY_MINUTES } from "./policy";

const CLAIM = defineStatement<{ claimed: number }>(`
  UPDATE mail_senders SET retry_at = $3
   WHERE organization_id = $1 AND status = 'failing' AND retry_at <= $2 RETURNING 1 AS claimed`);

/** One mail at a time tries a failing server; the others need not wait for it. */
export async function acquireSenderRetry(
  db: Db,
  { organizationId, status }: MailSender,
  { hasInstallation, now }: { hasInstallation: boolean; now: Instant },
): Promise<boolean> {
  if (status !== "failing" || !hasInstallation) return true;
  const next = new Date(now + RETRY_MINUTES * MINUTE);
  return (await executeSql(db, CLAIM, [organizationId, new Date(now), next])).length > 0;
}
