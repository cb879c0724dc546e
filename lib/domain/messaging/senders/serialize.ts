import type { MailSender } from "@/lib/platform/db/generated/client";
import { env } from "@/lib/platform/env/env";
import { buildDkimRecord } from "./dkim-key";
import type { SenderSecurity, SenderStep } from "./options";
import { hasOwnServer } from "./own-server";
import type { StoredRecords } from "./stored-records";

export const serializeMailSender = (organization: string, row: MailSender | null) => ({
  _id: organization,
  __v: row?.v ?? 0,
  status: (row?.status ?? "unset") as "unset" | "pending" | "working" | "failing",
  server:
    row && hasOwnServer(row)
      ? {
          host: row.host,
          port: row.port,
          security: row.security as SenderSecurity,
          user: row.username,
        }
      : null,
  from: row?.fromAddress ?? null,
  from_name: row?.fromName ?? null,
  reply_to: row?.replyTo ?? null,
  envelope_from: row?.envelopeFrom ?? null,
  failing_since: row?.failingSince ?? null,
  check: row?.checkedAt
    ? { at: row.checkedAt, failed_step: row.failedStep as SenderStep | null, answer: row.answer ?? "" }
    : null,
  installation_server: env().SMTP_URL !== undefined,
  dkim_record: row && buildDkimRecord(row),
  dns: row?.dns ? serializeRecords(row.dns as unknown as StoredRecords) : null,
});

const serializeRecords = (dns: StoredRecords) => ({ ...dns, at: new Date(dns.at) });
