import type { Instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { hasMailServer } from "@/lib/domain/messaging/senders/queries";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Mail } from "@/lib/platform/db/generated/client";
import { findAndLock, lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addJob } from "@/lib/platform/queue/add-job";
import { serializeMail } from "./queries";
import { requireMailQuota } from "./require-mail-quota";
import { buildResentPrefix, findResentOriginal } from "./resent-key";
import { SEND_MAIL } from "./tasks";
import { unsealMail } from "./unseal-mail";

/** Limit of copies for a mail and its copies together. */
const MAX_RESENT = 3;

/** Sends a stored mail again with a new Message-ID, as mail programs drop duplicates. */
export function resendMail(db: Db, organization: OrganizationId, id: string, now: Instant) {
  return withTransaction(db, async (tx) => {
    const find = (mail: string) => tx.mail.findFirst({ where: { id: mail, organizationId: organization } });
    const mail = await findAndLock(tx, "mails", async () => {
      const row = await find(id);
      if (!row) throw buildNotFoundProblem(`The mail ${id}`);
      return row;
    });
    const first = findResentOriginal(mail.key) ?? id;
    if (first !== id) await lockRow(tx, "mails", { organizationId: organization, id: first }); // the lock serializes concurrent requests
    await requireSendable(tx, organization, mail);
    const copy = await createCopy(tx, organization, mail, { first, now });
    await requireMailQuota(tx, organization, await buildCopyBatch(tx, organization, mail), now);
    await addJob(tx, SEND_MAIL, { organization, mail: copy.id });
    await recordChange(tx, organization, {
      action: "create",
      resource: "mail",
      id: copy.id,
      changes: {
        resent: { before: null, after: id },
        recipient: { before: null, after: mail.recipient },
        subject: { before: null, after: mail.subject },
      },
    });
    return serializeMail(copy);
  });
}

async function requireSendable(tx: Db, organization: OrganizationId, { state }: Mail): Promise<void> {
  if (state === "queued")
    throw new ApiProblem("conflict", "The mail waits to be sent.", { reason: "mail_waits" });
  if (!(await hasMailServer(tx, organization)) || (await getBranding(tx, organization)).test)
    throw new ApiProblem("conflict", "Mails are only kept here, and not sent.", { reason: "mail_off" });
}

async function createCopy(
  tx: Db,
  organization: OrganizationId,
  mail: Mail,
  { first, now }: { first: string; now: Instant },
): Promise<Mail> {
  const parts = unsealMail(mail);
  if (!parts)
    throw new ApiProblem("conflict", "The mail was sealed with another secret.", { reason: "mail_sealed" });
  const sentCount = await tx.mail.count({
    where: { organizationId: organization, key: { startsWith: buildResentPrefix(first) } },
  });
  if (sentCount >= MAX_RESENT)
    throw new ApiProblem("mail_limit", `A mail is sent again ${MAX_RESENT} times at most.`, {
      reason: "mail_resent",
    });
  const { eventId, kind, lang, recipient, subject } = mail;
  const id = generateId();
  return tx.mail.create({
    data: {
      ...toRowKey(organization, id).organizationId_id,
      key: buildResentPrefix(first) + id,
      eventId,
      kind,
      lang,
      recipient,
      subject,
      sealed: new Uint8Array(seal(JSON.stringify(parts), buildRowContext("mails.sealed", organization, id))),
      state: "queued",
      createdAt: new Date(now),
    },
  });
}

/** Mails to members are not limited. */
async function buildCopyBatch(tx: Db, organization: OrganizationId, { recipient }: Mail) {
  const member = await tx.user.findFirst({
    where: { organizationId: organization, email: recipient },
    select: { id: true },
  });
  return { recipients: member ? [] : [recipient], page: null, isNeeded: false };
}
