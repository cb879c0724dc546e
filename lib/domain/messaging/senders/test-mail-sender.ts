import { createTransport } from "nodemailer";
import type { Instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSenderTestEmail } from "@/lib/domain/messaging/mail/account-emails";
import { buildMailBranding } from "@/lib/domain/messaging/mail/build-mail-branding";
import { findTestReader } from "@/lib/domain/messaging/mail/find-test-reader";
import { renderMailHtml, renderMailText } from "@/lib/domain/messaging/mail/render-mail";
import { buildAccountMail } from "@/lib/domain/messaging/mail/store-account-mails";
import { buildTransportOptions } from "@/lib/domain/messaging/mail/transport";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { MailSender } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { describeSenderError } from "./describe-sender-error";
import { buildDkimOptions, buildDkimRecord } from "./dkim-key";
import { fetchSenderRecords } from "./fetch-sender-records";
import { lockMailSender } from "./lock-mail-sender";
import { formatSenderName, notifySenderAdmins } from "./notify-sender-admins";
import type { DkimStatus, SenderStep } from "./options";
import { hasOwnServer } from "./own-server";
import { deriveSenderFailure } from "./policy";
import { findMailSender } from "./queries";
import { WORKING } from "./record-sender-outcome";
import { buildSenderOptions } from "./sender-transport";
import { serializeMailSender } from "./serialize";
import { type StoredRecords, toStoredRecords } from "./stored-records";

/** The result of a test mail for the settings with this revision. */
interface TestResult {
  revision: string;
  failedStep: SenderStep | null;
  answer: string;
  /** The records of the sender's domain. */
  dns: StoredRecords;
}

/**
 * Looks up the records of the domain and sends a test mail, outside of any transaction. `user` is the signed-in one.
 */
export async function sendTestMail(
  db: Db,
  organization: OrganizationId,
  { to, user }: { to: string | undefined; user: string | null },
  now: Instant,
): Promise<TestResult> {
  const branding = await getBranding(db, organization);
  if (branding.test)
    throw new ApiProblem("conflict", "Mails are only kept here, and not sent.", { reason: "mail_off" });
  const sender = await findMailSender(db, organization);
  if (!sender) throw buildNotFoundProblem("A mail server of the organisation");
  const reader = await findTestReader(db, organization, { to, user });
  const {
    subject,
    to: name,
    content,
  } = buildAccountMail(
    reader,
    branding.name,
    buildSenderTestEmail({ name: formatSenderName(sender), isDomain: !hasOwnServer(sender) }),
  );
  const look = buildMailBranding(branding, content.lang);
  const address = reader.email;
  const { revision } = sender;
  const lookup = fetchSenderRecords(sender).then((records) => toStoredRecords(sender, records, now));
  const dkim = buildDkimOptions(sender);
  const dns = dkim && (await lookup);
  if (dns && dns.dkim !== "found")
    return { revision, failedStep: "dkim", answer: describeMissingKey(sender, dns.dkim), dns };
  const returnTo = hasOwnServer(sender)
    ? (sender.envelopeFrom ?? sender.fromAddress)
    : env().MAIL_FROM?.address;
  const result = await sendOnce(sender, {
    ...(dkim && { dkim }),
    from: { name: sender.fromName ?? branding.name, address: sender.fromAddress },
    to: { name: name ?? "", address },
    envelope: { from: returnTo ?? sender.fromAddress, to: [address] },
    ...(sender.replyTo && { replyTo: sender.replyTo }),
    subject,
    text: renderMailText(content, look),
    html: renderMailHtml(content, look),
    headers: { "Auto-Submitted": "auto-generated" },
  });
  return { revision, dns: await lookup, ...result };
}

function describeMissingKey(sender: MailSender, status: DkimStatus | null): string {
  const name = buildDkimRecord(sender)?.name ?? "";
  if (status === "unknown") return `No name server answers for ${name}`;
  return status === "different"
    ? `The TXT record of ${name} has another key`
    : `${name} has no such TXT record`;
}

async function sendOnce(
  sender: MailSender,
  message: Parameters<ReturnType<typeof createTransport>["sendMail"]>[0],
): Promise<Pick<TestResult, "failedStep" | "answer">> {
  const transport = openTransport(sender);
  try {
    const { response } = await transport.sendMail(message);
    return { failedStep: null, answer: response };
  } catch (error) {
    return { failedStep: deriveSenderFailure(error).step, answer: describeSenderError(error) };
  } finally {
    transport.close();
  }
}

/** A connection of its own, also to the installation's server, as a test must not wait for other mails. */
function openTransport(sender: MailSender) {
  if (hasOwnServer(sender)) return createTransport(buildSenderOptions(sender));
  const { SMTP_URL } = env();
  if (!SMTP_URL)
    throw new ApiProblem("conflict", "This installation has no mail server.", { reason: "mail_off" });
  return createTransport(buildTransportOptions(new URL(SMTP_URL)));
}

/** Stores the result. A server that accepted the mail is used from now on. */
export function recordTestResult(
  db: Db,
  organization: OrganizationId,
  { revision, failedStep, answer, dns }: TestResult,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const row = await lockMailSender(tx, organization);
    if (row?.revision !== revision)
      throw new ApiProblem("changed_since", "The mail server was changed during the test. Test it again.");
    const starts = failedStep === null && row.status !== "working";
    const updated = await tx.mailSender.update({
      where: { organizationId: organization },
      data: {
        ...(failedStep === null && WORKING),
        failedStep,
        answer,
        dns: { ...dns },
        checkedAt: new Date(now),
        v: { increment: 1 },
      },
    });
    if (starts)
      await recordChange(tx, organization, {
        action: "update",
        resource: "mail_sender",
        id: organization,
        changes: { status: { before: row.status, after: "working" } },
      });
    if (starts && row.status === "failing")
      await notifySenderAdmins(tx, organization, row, { change: "working" });
    return serializeMailSender(organization, updated);
  });
}
