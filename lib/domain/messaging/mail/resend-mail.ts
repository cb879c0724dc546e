import type { Instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Mail } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { findLocked, lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { ApiProblem, notFound } from "@/lib/platform/http/problem";
import { addJob } from "@/lib/platform/queue/add-job";
import { countMails } from "./count-mails";
import { openMail } from "./open-mail";
import { serializeMail } from "./queries";
import { SEND_MAIL } from "./tasks";

/** How often one mail, and what was sent again of it, goes out once more. */
const MAX_RESENT = 3;

const RESENT_KEY = /^resent\/([^/]+)\//;

/** Sends what was written once more, as a mail of its own: programs would take one with the same id for the same. */
export function resendMail(db: Db, organization: OrganizationId, id: string, now: Instant) {
  return inTransaction(db, async (tx) => {
    const find = (mail: string) => tx.mail.findFirst({ where: { id: mail, organizationId: organization } });
    const mail = await findLocked(tx, "mails", async () => {
      const row = await find(id);
      if (!row) throw notFound(`The mail ${id}`);
      return row;
    });
    const first = RESENT_KEY.exec(mail.key)?.[1] ?? id;
    if (first !== id) await lockRow(tx, "mails", { organizationId: organization, id: first }); // counted one after another
    await requireSendable(tx, organization, mail);
    const copy = await writeCopy(tx, organization, mail, { first, now });
    await countMails(tx, organization, await countOutside(tx, organization, mail), now);
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
  if (env().SMTP_URL === undefined || (await readLook(tx, organization)).test)
    throw new ApiProblem("conflict", "Mails are only kept here, and not sent.", { reason: "mail_off" });
}

async function writeCopy(
  tx: Db,
  organization: OrganizationId,
  mail: Mail,
  { first, now }: { first: string; now: Instant },
): Promise<Mail> {
  const parts = openMail(mail);
  if (!parts)
    throw new ApiProblem("conflict", "The mail was sealed with another secret.", { reason: "mail_sealed" });
  const sent = await tx.mail.count({
    where: { organizationId: organization, key: { startsWith: `resent/${first}/` } },
  });
  if (sent >= MAX_RESENT)
    throw new ApiProblem("mail_limit", `A mail is sent again ${MAX_RESENT} times at most.`, {
      reason: "mail_resent",
    });
  const { eventId, kind, lang, recipient, subject } = mail;
  const id = newId();
  return tx.mail.create({
    data: {
      ...keyOf(organization, id).organizationId_id,
      key: `resent/${first}/${id}`,
      ...{ eventId, kind, lang, recipient, subject },
      sealed: new Uint8Array(seal(JSON.stringify(parts), rowPlace("mails.sealed", organization, id))),
      state: "queued",
      createdAt: new Date(now),
    },
  });
}

/** Mails to one's own people are not limited. */
async function countOutside(tx: Db, organization: OrganizationId, { recipient }: Mail) {
  const member = await tx.user.findFirst({
    where: { organizationId: organization, email: recipient },
    select: { id: true },
  });
  return { recipients: member ? [] : [recipient], page: null, isNeeded: false };
}
