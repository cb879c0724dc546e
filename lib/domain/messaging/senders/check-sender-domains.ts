import { DAY, type Instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { fetchSenderRecords } from "./fetch-sender-records";
import { lockMailSender } from "./lock-mail-sender";
import { notifySenderAdmins } from "./notify-sender-admins";
import { hasOwnServer } from "./own-server";
import { evaluateSenderDomain } from "./policy";
import { findMailSender } from "./queries";
import { type StoredRecords, toStoredRecords } from "./stored-records";

const BATCH = 100;

/** Domains are looked up once a day, and every hour while the record is missing or unreachable. */
const DUE = defineStatement<{ organization: string }>(`
  SELECT s.organization_id AS organization
    FROM organizations o JOIN mail_senders s ON s.organization_id = o.id
   WHERE s.host IS NULL AND s.status IN ('working', 'failing')
     AND (s.retry_at <= $1 OR (s.retry_at IS NULL AND s.checked_at <= $2))
   ORDER BY s.checked_at LIMIT ${BATCH}`);

/** Checks that domains without a server of their own still have the record of our key. */
export async function checkSenderDomains(db: Db, now: Instant): Promise<void> {
  const due = await executeSql(db, DUE, [new Date(now), new Date(now - DAY)]);
  await Promise.all(due.map(({ organization }) => checkDomain(db, asOrganizationId(organization), now)));
}

async function checkDomain(db: Db, organization: OrganizationId, now: Instant): Promise<void> {
  const sender = await findMailSender(db, organization);
  if (!sender || hasOwnServer(sender)) return;
  const dns = toStoredRecords(sender, await fetchSenderRecords(sender), now);
  await recordDomainCheck(db, organization, { revision: sender.revision, dns }, now);
}

/** Stores the result, and notifies the admins if mails come from another address now. */
const recordDomainCheck = (
  db: Db,
  organization: OrganizationId,
  { revision, dns }: { revision: string; dns: StoredRecords },
  now: Instant,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const row = await lockMailSender(tx, organization);
    if (row?.revision !== revision || row.status === "pending") return;
    const { news, ...state } = evaluateSenderDomain(row, dns.dkim, now);
    const updated = await tx.mailSender.update({
      where: { organizationId: organization },
      data: {
        ...state,
        dns: { ...dns },
        checkedAt: new Date(now),
        failedStep: state.failures > 0 ? "dkim" : null,
        answer: "",
        ...(news && { v: { increment: 1 } }),
      },
    });
    if (!news) return;
    await recordChange(tx, organization, {
      action: "update",
      resource: "mail_sender",
      id: organization,
      changes: { status: { before: row.status, after: updated.status } },
    });
    await notifySenderAdmins(tx, organization, updated, { change: news, answer: "" });
  });
