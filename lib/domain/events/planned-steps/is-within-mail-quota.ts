import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { type MailBatch, requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Counts the mails of a step; returns false if a daily limit is reached. */
export async function isWithinMailQuota(
  tx: Db,
  organization: OrganizationId,
  batch: MailBatch,
  now: Instant,
): Promise<boolean> {
  try {
    await requireMailQuota(tx, organization, batch, now);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "mail_limit") return false;
    throw error;
  }
}
