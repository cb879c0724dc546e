import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { SEND_PERSONAL_LINK } from "@/lib/domain/events/event-mails/tasks";
import { requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { normalizeEmail } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { addJob } from "@/lib/platform/queue/add-job";

/** Queues a mail with the personal link if the address takes part. The response does not reveal whether it does. */
export async function submitLinkForm(db: Db, id: string, data: FormData, now: Instant): Promise<void> {
  const value = data.get("email");
  const email = typeof value === "string" ? normalizeEmail(value) : "";
  if (!isId(id) || !email || email.length > LIMITS.email || email.includes("\0")) return;
  const invitee = await db.invitee.findFirst({ where: { event: { id }, email } });
  if (!invitee) return;
  const recipient = { organization: invitee.organizationId, event: id, invitee: invitee.id };
  try {
    await withTransaction(db, async (tx) => {
      if (!invitee.userId) await countLinkMail(tx, invitee.organizationId, email, now);
      await addJob(
        tx,
        SEND_PERSONAL_LINK,
        { ...recipient, asked: now },
        { key: `send_personal_link/${invitee.id}` },
      );
    });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "mail_limit")) throw error;
  }
}

/** Any visitor can request this mail, so it counts against the limit of unsolicited mails. */
const countLinkMail = (tx: Db, organization: string, email: string, now: Instant) =>
  requireMailQuota(
    tx,
    asOrganizationId(organization),
    { recipients: [email], page: null, isNeeded: false },
    now,
  );
