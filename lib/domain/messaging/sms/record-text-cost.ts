import { HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { SmsAccount, TextMessage } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { getSmsProvider } from "./find-provider";
import type { MessageCost } from "./provider";
import { findSmsAccount } from "./queries";
import { notifyReached } from "./reserve-budget";
import { openSmsAccount } from "./sms-account";
import { RECORD_TEXT_COST } from "./tasks";
import { addSmsUsage } from "./usage";

type Payload = PayloadOf<typeof RECORD_TEXT_COST>;

/** Providers know the price some minutes after sending. */
const DELAYS_MS = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 48 * HOUR];

/** Queues the job that asks for the price of a message; after the last attempt its price stays unknown. */
export async function enqueueTextCost(tx: Db, payload: Payload, now: Instant): Promise<void> {
  const delay = DELAYS_MS[payload.attempt];
  if (delay === undefined) return;
  await addJob(tx, RECORD_TEXT_COST, payload, { runAt: new Date(now + delay) });
}

/** Asks the provider for the price of a message and adds it to the month in which the message was sent, once. */
export async function recordTextCost(db: Db, payload: Payload, now: Instant): Promise<void> {
  const { organization, message: id } = payload;
  const where = { organizationId: organization, id };
  const message = await db.textMessage.findFirst({ where: { ...where, priced: false } });
  const account = await findSmsAccount(db, asOrganizationId(organization));
  const access = account && openSmsAccount(account);
  const fetchCost = account && getSmsProvider(account.provider).fetchCost;
  if (!message?.providerId || !access || !fetchCost) return;
  const cost = await fetchCost(access, message.providerId);
  if (!cost) return enqueueTextCost(db, { ...payload, attempt: payload.attempt + 1 }, now);
  await withTransaction(db, async (tx) => {
    await lockRow(tx, "text_messages", where);
    const row = await tx.textMessage.findFirst({ where });
    if (row) await addMessageCost(tx, { account, message: row, cost }, now);
  });
}

interface PricedMessage {
  account: SmsAccount;
  /** As it is under its lock. */
  message: TextMessage;
  cost: MessageCost;
}

/** Adds the price of a message to the month in which it was counted, once. */
export async function addMessageCost(
  tx: Db,
  { account, message, cost }: PricedMessage,
  now: Instant,
): Promise<void> {
  const { organizationId, id, countedIn: month, priced, parts: counted } = message;
  if (priced || !month) return;
  const parts = cost.parts ?? counted;
  await addSmsUsage(
    tx,
    { organization: organizationId, message: id, month },
    toUsageChange(cost, parts, counted),
  );
  await tx.textMessage.updateMany({ where: { organizationId, id }, data: { priced: true, parts } });
  await notifyReached(tx, account, month, now);
}

const toUsageChange = ({ amount, currency }: MessageCost, parts: number, counted: number) => ({
  parts: parts - counted,
  pricedParts: parts,
  cost: amount,
  currency,
});
