import type { Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { MailSender } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { describeSenderError } from "./describe-sender-error";
import { lockMailSender } from "./lock-mail-sender";
import { notifySenderAdmins } from "./notify-sender-admins";
import { evaluateSenderFailure, type SenderFailure } from "./policy";

/**
 * Records that the organisation's server did not take a mail, and notifies the admins if the installation takes over.
 * Returns whether the server is failing. Results of former settings are ignored.
 */
export function recordSenderFailure(
  db: Db,
  { organizationId, revision }: MailSender,
  { failure, error }: { failure: SenderFailure; error: unknown },
  now: Instant,
): Promise<boolean> {
  const organization = asOrganizationId(organizationId);
  return withTransaction(db, async (tx) => {
    const current = await lockMailSender(tx, organization);
    if (current?.revision !== revision || current.status === "pending") return true;
    const { isNew, ...state } = evaluateSenderFailure(current, failure, now);
    const answer = describeSenderError(error);
    await tx.mailSender.update({
      where: { organizationId },
      data: {
        ...state,
        checkedAt: new Date(now),
        failedStep: failure.step,
        answer,
        ...(isNew && { v: { increment: 1 } }),
      },
    });
    if (isNew && env().SMTP_URL)
      await notifySenderAdmins(tx, organization, current, { change: "failing", answer });
    return state.status === "failing";
  });
}

/** Records that the organisation's server took a mail, and notifies the admins if it did not before. */
export async function recordSenderSuccess(db: Db, sender: MailSender, now: Instant): Promise<void> {
  if (sender.status === "working" && sender.failures === 0) return;
  const organization = asOrganizationId(sender.organizationId);
  await withTransaction(db, async (tx) => {
    const current = await lockMailSender(tx, organization);
    if (current?.revision !== sender.revision || current.status === "pending") return;
    if (current.status === "working" && current.failures === 0) return;
    const isBack = current.status === "failing";
    await tx.mailSender.update({
      where: { organizationId: organization },
      data: { ...WORKING, checkedAt: new Date(now), answer: "", ...(isBack && { v: { increment: 1 } }) },
    });
    if (isBack) await notifySenderAdmins(tx, organization, current, { change: "working" });
  });
}

export const WORKING = {
  status: "working",
  failures: 0,
  failingSince: null,
  retryAt: null,
  failedStep: null,
} as const;
