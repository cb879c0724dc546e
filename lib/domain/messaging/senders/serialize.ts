import type { MailSender } from "@/lib/platform/db/generated/client";
import type { SenderSecurity, SenderStep } from "./options";

export const serializeMailSender = (organization: string, row: MailSender | null) => ({
  _id: organization,
  __v: row?.v ?? 0,
  status: (row?.status ?? "unset") as "unset" | "pending" | "working" | "failing",
  server: row && {
    host: row.host,
    port: row.port,
    security: row.security as SenderSecurity,
    user: row.username,
  },
  from: row?.fromAddress ?? null,
  from_name: row?.fromName ?? null,
  reply_to: row?.replyTo ?? null,
  envelope_from: row?.envelopeFrom ?? null,
  failing_since: row?.failingSince ?? null,
  check: row?.checkedAt
    ? { at: row.checkedAt, failed_step: row.failedStep as SenderStep | null, answer: row.answer ?? "" }
    : null,
});
