import type { z } from "zod";
import { DAY } from "@/lib/core/time/instant";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type MailSuppression, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import type { SuppressionReason } from "./options";
import { RETRY_DAYS } from "./policy";
import type { mailSuppression, mailSuppressionsQuery } from "./schema";

const SUPPRESSIONS = defineStatement<MailSuppression>(
  selectFrom("mail_suppressions", Prisma.MailSuppressionScalarFieldEnum),
);

export async function listMailSuppressions(
  db: Db,
  organization: OrganizationId,
  { reason, search, ...page }: z.output<typeof mailSuppressionsQuery>,
  url: URL,
) {
  const rows = await listRowPage(db, SUPPRESSIONS, organization, page, (param) => [
    ...buildSearchConditions("t.address", search, param),
    ...(reason ? [`t.reason = ${param(reason)}`] : []),
  ]);
  return buildPageReply(rows, page, url, serializeMailSuppression);
}

export const serializeMailSuppression = (row: MailSuppression): z.output<typeof mailSuppression> => ({
  _id: row.id,
  address: row.address,
  reason: row.reason as SuppressionReason,
  status: row.status,
  answer: row.answer,
  mail: row.mailId,
  createdAt: row.createdAt,
  last_at: row.lastAt,
  until: row.reason === "bounce" ? new Date(row.lastAt.getTime() + RETRY_DAYS * DAY) : null,
});
