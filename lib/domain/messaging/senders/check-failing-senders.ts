import { createTransport } from "nodemailer";
import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { acquireSenderRetry } from "./acquire-sender-retry";
import { hasOwnServer } from "./own-server";
import { deriveSenderFailure } from "./policy";
import { findMailSender } from "./queries";
import { recordSenderFailure, recordSenderSuccess } from "./record-sender-outcome";
import { buildSenderOptions } from "./sender-transport";

const BATCH = 100;

/**
 * Servers that could not be reached or refused the login are tried without a mail. Whether a server takes mails again
 * shows the next mail alone.
 */
const DUE = defineStatement<{ organization: string }>(`
  SELECT s.organization_id AS organization
    FROM organizations o JOIN mail_senders s ON s.organization_id = o.id
   WHERE s.status = 'failing' AND s.retry_at <= $1 AND s.failed_step IN ('connect', 'tls', 'login')
   ORDER BY s.retry_at LIMIT ${BATCH}`);

/** Signs in at failing servers, so that those that work again are used before the next mail. */
export async function checkFailingSenders(db: Db, now: Instant): Promise<void> {
  const due = await executeSql(db, DUE, [new Date(now)]);
  await Promise.all(due.map(({ organization }) => checkSender(db, organization, now)));
}

async function checkSender(db: Db, organization: string, now: Instant): Promise<void> {
  const sender = await findMailSender(db, asOrganizationId(organization));
  if (
    !sender ||
    !hasOwnServer(sender) ||
    !(await acquireSenderRetry(db, sender, { hasInstallation: true, now }))
  )
    return;
  const transport = createTransport(buildSenderOptions(sender));
  try {
    await transport.verify();
  } catch (error) {
    await recordSenderFailure(db, sender, { failure: deriveSenderFailure(error), error }, now);
    return;
  } finally {
    transport.close();
  }
  await recordSenderSuccess(db, sender, now);
}
