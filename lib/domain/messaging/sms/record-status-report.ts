import type { Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { SmsAccount } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { TextMessageState } from "./options";
import { mergeReportedState } from "./policy";
import type { StatusReport } from "./provider";
import { addMessageCost } from "./record-text-cost";

/** Records a signed report; one about another message of the provider changes nothing. */
export const recordStatusReport = (
  db: Db,
  account: SmsAccount,
  id: string,
  { providerId, state, error, cost }: StatusReport,
  now: Instant,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const where = { organizationId: account.organizationId, id };
    await lockRow(tx, "text_messages", where);
    const row = await tx.textMessage.findFirst({ where });
    if (!row || (row.providerId !== null && row.providerId !== providerId)) return;
    const next = state ? mergeReportedState(row.state as TextMessageState, state) : row.state;
    const isOver = next === "undelivered" || next === "failed";
    const data = { state: next, providerId, error: next === row.state ? row.error : isOver ? error : null };
    await tx.textMessage.updateMany({ where, data });
    if (cost) await addMessageCost(tx, { account, message: row, cost }, now);
  });
