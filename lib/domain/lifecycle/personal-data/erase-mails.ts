import type { MailParts } from "@/lib/domain/messaging/mail/store-mails";
import { unsealMail } from "@/lib/domain/messaging/mail/unseal-mail";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { Redactor } from "./redactor";
import type { SubjectIdentifiers } from "./subject-identifiers";
import { walkRows } from "./walk-rows";

interface MailRow {
  id: string;
  organizationId: string;
  eventId: string | null;
  key: string;
  recipient: string;
  subject: string;
  sealed: Buffer;
  state: string;
  lastError: string | null;
}

const MAILS = defineStatement<MailRow>(`
  SELECT id, organization_id AS "organizationId", event_id AS "eventId", key, recipient, subject, sealed, state,
         last_error AS "lastError"
    FROM mails WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3`);

const REPLACE = defineStatement(`
  UPDATE mails SET key = $3, recipient = $4, subject = $5, sealed = $6, state = $7, last_error = $8, updated_at = now()
   WHERE organization_id = $1 AND id = $2`);

const NOTHING = { from: "", to: null, replyTo: null, text: "", html: "", calendar: null } satisfies MailParts;

const DELETE_SUPPRESSIONS = defineStatement(`
  DELETE FROM mail_suppressions WHERE organization_id = $1 AND address = ${formatAnyOf("$2")}`);

/**
 * Clears all mails to the person and cancels queued ones. Other mails about the same events, or mentioning the person,
 * keep their redacted text; encoded parts (HTML, calendar files) are deleted.
 */
export async function eraseMails(
  db: Db,
  { organization, emails, events }: SubjectIdentifiers,
  redactor: Redactor,
): Promise<number> {
  await executeSql(db, DELETE_SUPPRESSIONS, [organization, emails]);
  let erased = 0;
  for await (const mail of walkRows(db, MAILS, [organization])) {
    const parts = unsealMail(mail);
    const isRecipient = emails.includes(mail.recipient.toLowerCase());
    const isOfEvent = mail.eventId !== null && events.includes(mail.eventId);
    const text = [mail.subject, parts?.to, parts?.replyTo, parts?.text, mail.lastError].join("\n");
    if (!isRecipient && !isOfEvent && !redactor.hasAddress(text)) continue;
    const redacted = isRecipient || !parts ? NOTHING : redactParts(parts, redactor);
    await executeSql(db, REPLACE, [
      organization,
      mail.id,
      redactor.redact(mail.key),
      isRecipient ? redactor.address : mail.recipient,
      isRecipient ? redactor.name : redactor.redact(mail.subject),
      seal(JSON.stringify(redacted), buildRowContext("mails.sealed", mail.organizationId, mail.id)),
      isRecipient && mail.state === "queued" ? "failed" : mail.state,
      mail.lastError && redactor.redact(mail.lastError),
    ]);
    erased += 1;
  }
  return erased;
}

const redactParts = ({ from, to, replyTo, text }: MailParts, { redact }: Redactor): MailParts => ({
  from: redact(from),
  to: to && redact(to),
  replyTo: replyTo && redact(replyTo),
  text: redact(text),
  html: "",
  calendar: null,
});
