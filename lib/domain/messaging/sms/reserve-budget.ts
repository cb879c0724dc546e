import type { Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { SmsAccount, TextMessage } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { isWithinBudget, listReachedPercentages } from "./budget";
import { notifyBudgetAdmins } from "./notify-budget-admins";
import { readBudget } from "./queries";
import { addSmsUsage, getSmsUsage, toUsageMonth } from "./usage";

/**
 * Takes a queued message for sending and counts it, under the lock of the account, so that concurrent messages do not
 * exceed the budget together. `gone`: another job has it.
 */
export function reserveBudget(
  db: Db,
  account: SmsAccount,
  { id, organizationId, parts }: TextMessage,
  now: Instant,
): Promise<"reserved" | "over_budget" | "gone"> {
  const organization = asOrganizationId(organizationId);
  const month = toUsageMonth(now);
  return withTransaction(db, async (tx) => {
    const budget = readBudget(account);
    if (budget) {
      await lockRow(tx, "sms_accounts", account);
      if (!isWithinBudget(budget, await getSmsUsage(tx, organization, month), parts)) return "over_budget";
    }
    const { count } = await tx.textMessage.updateMany({
      where: { organizationId, id, state: "queued" },
      data: { state: "sending", attempts: { increment: 1 }, countedIn: month },
    });
    if (count === 0) return "gone";
    await addSmsUsage(tx, { organization, message: id, month }, { messages: 1, parts });
    if (budget) await notifyReached(tx, account, month, now);
    return "reserved";
  });
}

/** Notifies admins if the budget has reached a percentage. */
export async function notifyReached(tx: Db, account: SmsAccount, month: string, now: Instant): Promise<void> {
  const budget = readBudget(account);
  if (!budget) return;
  const organization = asOrganizationId(account.organizationId);
  const reached = listReachedPercentages(budget, await getSmsUsage(tx, organization, month));
  await notifyBudgetAdmins(tx, organization, { month, reached }, now);
}

/** Removes a message that the provider has not taken from the usage. */
export async function releaseBudget(
  tx: Db,
  { id, organizationId }: Pick<TextMessage, "id" | "organizationId">,
): Promise<void> {
  const row = await tx.textMessage.findFirst({
    where: { organizationId, id },
    select: { countedIn: true, parts: true },
  });
  if (!row?.countedIn) return;
  const key = { organization: organizationId, message: id, month: row.countedIn };
  await addSmsUsage(tx, key, { messages: -1, parts: -row.parts });
  await tx.textMessage.updateMany({ where: { organizationId, id }, data: { countedIn: null } });
}
