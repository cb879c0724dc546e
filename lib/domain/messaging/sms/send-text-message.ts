import { asInstant, type Instant } from "@/lib/core/time/instant";
import { toStoredError } from "@/lib/domain/messaging/to-stored-error";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { SmsAccount, TextMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { buildCallbackUrl } from "./build-callback-url";
import { getSmsProvider } from "./find-provider";
import { findStoppedNumbers } from "./find-stopped-numbers";
import type { TextMessageState } from "./options";
import { deriveRetrySeconds } from "./policy";
import type { SendResult } from "./provider";
import { findSmsAccount, readQuietHours } from "./queries";
import { findQuietEnd, type QuietHours } from "./quiet-hours";
import { enqueueTextCost } from "./record-text-cost";
import { releaseBudget, reserveBudget } from "./reserve-budget";
import { openSmsAccount } from "./sms-account";
import { SEND_TEXT_MESSAGE } from "./tasks";
import { addSmsUsage, toUsageMonth } from "./usage";

type Payload = PayloadOf<typeof SEND_TEXT_MESSAGE>;

/**
 * Sends a queued message, at most once: it is marked as sending first. If that mark is already there, a worker was lost
 * between the request and its result; the provider has no key against repetitions, so the message is not sent again.
 */
export async function sendTextMessage(db: Db, payload: Payload, now: Instant): Promise<void> {
  const { organization, message: id } = payload;
  const update = (from: TextMessageState, data: Partial<Pick<TextMessage, "state" | "error">>) =>
    db.textMessage.updateMany({ where: { organizationId: organization, id, state: from }, data });
  const { count } = await update("sending", { state: "unknown", error: "interrupted" });
  if (count > 0) return;
  const message = await db.textMessage.findFirst({
    where: { organizationId: organization, id, state: "queued" },
  });
  if (!message) return;
  const account = await findSmsAccount(db, asOrganizationId(organization));
  const stopped = await findStoppedNumbers(db, asOrganizationId(organization), [message.recipient]);
  const call = stopped.size > 0 ? "stopped" : account ? prepareCall(account, message, now) : "no_account";
  if (!account || typeof call === "string") {
    await update("queued", { state: "failed", error: String(call) });
    return;
  }
  const reserved = await reserveBudget(db, account, message, now);
  if (reserved === "over_budget") await update("queued", { state: "failed", error: reserved });
  if (reserved !== "reserved") return;
  const result = await call();
  const canFetchCost = getSmsProvider(account.provider).fetchCost !== null;
  const quietHours = readQuietHours(account);
  await recordResult(db, payload, { result, message, quietHours, canFetchCost, now });
  await recordAccountProblem(db, account, result);
}

/** Returns the request to the provider, or the reason why there is none. */
function prepareCall(
  account: SmsAccount,
  { id, organizationId, sealed, recipient, expiresAt }: TextMessage,
  now: Instant,
): (() => Promise<SendResult>) | "expired" | "sealed" {
  const access = openSmsAccount(account);
  const text = unseal(sealed, buildRowContext("text_messages.sealed", organizationId, id));
  const validSeconds = Math.floor((expiresAt.getTime() - now) / 1000);
  if (validSeconds <= 0) return "expired";
  if (!access || text === null) return "sealed";
  return () =>
    getSmsProvider(account.provider).send(access, {
      to: recipient,
      from: account.sender,
      text,
      callbackUrl: buildCallbackUrl({ organization: organizationId, message: id }),
      validSeconds,
    });
}

interface Attempt {
  result: SendResult;
  /** As it was before the attempt. */
  message: TextMessage;
  quietHours: QuietHours | null;
  /** The provider is asked for the price later. */
  canFetchCost: boolean;
  now: Instant;
}

/** Records the result, unless a report of the provider was faster. */
async function recordResult(
  db: Db,
  payload: Payload,
  { result, message, quietHours, canFetchCost, now }: Attempt,
): Promise<void> {
  const { organization, message: id } = payload;
  const record = (tx: Db, state: TextMessageState, error: string | null) =>
    tx.textMessage.updateMany({
      where: { organizationId: organization, id, state: "sending" },
      data: { state, error },
    });
  switch (result.kind) {
    case "accepted": {
      const { providerId } = result;
      const data = { providerId };
      await db.textMessage.updateMany({ where: { organizationId: organization, id }, data });
      await recordParts(db, message, result.parts, now);
      await record(db, "sent", null);
      if (canFetchCost) await enqueueTextCost(db, { ...payload, attempt: 0 }, now);
      return;
    }
    case "rejected":
      await withTransaction(db, async (tx) => {
        const { count } = await record(tx, "failed", toStoredError(result.error));
        if (count > 0) await releaseBudget(tx, message);
      });
      return;
    case "unknown":
      await record(db, "unknown", toStoredError(result.error));
      return;
    case "later": {
      const runAt = deriveRetryTime(message, { seconds: result.seconds, quietHours, now });
      await withTransaction(db, async (tx) => {
        const { count } = await record(tx, "queued", toStoredError(result.error));
        if (count === 0) return;
        await releaseBudget(tx, message);
        await addJob(tx, SEND_TEXT_MESSAGE, payload, { runAt });
      });
    }
  }
}

/** Counts the parts that the provider has sent, if they are others than we have measured. */
async function recordParts(
  db: Db,
  { id, organizationId, parts: measured }: TextMessage,
  parts: number | null,
  now: Instant,
): Promise<void> {
  if (parts === null || parts === measured) return;
  await withTransaction(db, async (tx) => {
    await tx.textMessage.updateMany({ where: { organizationId, id }, data: { parts } });
    const key = { organization: organizationId, message: id, month: toUsageMonth(now) };
    await addSmsUsage(tx, key, { parts: parts - measured });
  });
}

interface Delay {
  seconds: number | null;
  quietHours: QuietHours | null;
  now: Instant;
}

/** The time of the next attempt: after quiet hours, if the message is of use until then. */
function deriveRetryTime(
  { attempts, zone, expiresAt }: TextMessage,
  { seconds, quietHours, now }: Delay,
): Date {
  const next = asInstant(now + deriveRetrySeconds(attempts + 1, seconds) * 1000);
  const end = zone === null ? next : findQuietEnd(next, zone, quietHours);
  return new Date(end < expiresAt.getTime() ? end : next);
}

/** Keeps what the provider says about the account, which the console shows, until it accepts a message. */
async function recordAccountProblem(
  db: Db,
  { organizationId, id, problem }: SmsAccount,
  result: SendResult,
): Promise<void> {
  const next =
    result.kind === "rejected" && result.isAccount
      ? toStoredError(result.error)
      : result.kind === "accepted"
        ? null
        : problem;
  if (next === problem) return;
  const where = toRowKey(organizationId, id).organizationId_id;
  await db.smsAccount.updateMany({ where, data: { problem: next } });
}
