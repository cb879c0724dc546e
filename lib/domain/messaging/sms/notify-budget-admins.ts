import type { Instant } from "@/lib/core/time/instant";
import { buildSmsBudgetEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const MARK = definePreparedStatement<{ percent: number }>(`
  INSERT INTO sms_budget_notices (organization_id, month, percent, created_at)
  SELECT $1, $2, percent, $4 FROM unnest($3::int[]) AS percent
  ON CONFLICT DO NOTHING RETURNING percent`);

/** Notifies owners and admins of the highest percentage that the month's budget has newly reached. */
export async function notifyBudgetAdmins(
  tx: Db,
  organization: OrganizationId,
  { month, reached }: { month: string; reached: readonly number[] },
  now: Instant,
): Promise<void> {
  if (reached.length === 0) return;
  const marked = await executeSql(tx, MARK, [organization, month, [...reached], new Date(now)]);
  if (marked.length === 0) return;
  const percent = Math.max(...marked.map((row) => row.percent));
  const admins = await tx.user.findMany({ where: { organizationId: organization, admin: true } });
  const mail = buildSmsBudgetEmail({ state: percent >= 100 ? "over" : "near" });
  await storeAccountMails(tx, organization, admins, mail);
}
