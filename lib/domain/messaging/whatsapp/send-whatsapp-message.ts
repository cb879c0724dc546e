import { asInstant, type Instant } from "@/lib/core/time/instant";
import { findStoppedNumbers } from "@/lib/domain/messaging/sms/find-stopped-numbers";
import type { TextMessageState } from "@/lib/domain/messaging/sms/options";
import { deriveRetrySeconds } from "@/lib/domain/messaging/sms/policy";
import type { SendResult } from "@/lib/domain/messaging/sms/provider";
import { toStoredError } from "@/lib/domain/messaging/to-stored-error";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { TextMessage, WhatsappAccount } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { parseContent } from "./message-content";
import { sendToMeta } from "./meta/send-to-meta";
import { findWhatsappAccount } from "./queries";
import { replaceMessage } from "./replace-message";
import { SEND_WHATSAPP_MESSAGE } from "./tasks";
import { openWhatsappAccount } from "./whatsapp-account";

type Payload = PayloadOf<typeof SEND_WHATSAPP_MESSAGE>;

/**
 * Sends a queued message, at most once: it is marked as sending first. If that mark is already there, a worker was lost
 * between the request and its result; Meta has no key against repetitions, so the message is not sent again.
 */
export async function sendWhatsappMessage(db: Db, payload: Payload, now: Instant): Promise<void> {
  const { organization, message: id } = payload;
  const where = { organizationId: organization, id, channel: "whatsapp" };
  const lost = await db.textMessage.updateMany({
    where: { ...where, state: "sending" },
    data: { state: "unknown", error: "interrupted" },
  });
  if (lost.count > 0) return;
  const message = await db.textMessage.findFirst({ where: { ...where, state: "queued" } });
  if (!message) return;
  const account = await findWhatsappAccount(db, asOrganizationId(organization));
  const stopped = await findStoppedNumbers(db, asOrganizationId(organization), [message.recipient]);
  const call = stopped.size > 0 ? "stopped" : prepareCall(account, message, now);
  if (typeof call === "string") return recordUnsent(db, message, call);
  const { count } = await db.textMessage.updateMany({
    where: { ...where, state: "queued" },
    data: { state: "sending", attempts: { increment: 1 } },
  });
  if (count === 0) return;
  const result = await call();
  await recordResult(db, message, result, now);
  if (account) await recordAccountProblem(db, account, result);
}

/** Returns the request to Meta, or the reason why there is none. */
function prepareCall(
  account: WhatsappAccount | null,
  { id, organizationId, sealed, recipient, expiresAt }: TextMessage,
  now: Instant,
): (() => Promise<SendResult>) | "expired" | "sealed" | "whatsapp_off" {
  if (expiresAt.getTime() <= now) return "expired";
  if (!account) return "whatsapp_off";
  const access = openWhatsappAccount(account);
  const text = unseal(sealed, buildRowContext("text_messages.sealed", organizationId, id));
  const content = text === null ? null : parseContent(text);
  if (!access || !content) return "sealed";
  const { template, text: own } = content;
  return () => sendToMeta(access, { to: recipient, template, text: own, reference: id });
}

/** Ends a message that was not sent; without an account it goes by the other channel. */
const recordUnsent = (db: Db, message: TextMessage, reason: string): Promise<void> =>
  changeRow(db, message, "queued", (tx, row) =>
    reason === "whatsapp_off" ? replaceMessage(tx, row, reason) : updateState(tx, row, "failed", reason),
  );

/** Records the result, unless a report of Meta was faster. */
async function recordResult(db: Db, message: TextMessage, result: SendResult, now: Instant): Promise<void> {
  const { organizationId, id } = message;
  if (result.kind === "accepted")
    await db.textMessage.updateMany({
      where: { organizationId, id, channel: "whatsapp" },
      data: { providerId: result.providerId },
    });
  await changeRow(db, message, "sending", async (tx, row) => {
    switch (result.kind) {
      case "accepted":
        return updateState(tx, row, "sent", null);
      case "rejected":
        return replaceMessage(tx, row, toStoredError(result.error));
      case "unknown":
        return updateState(tx, row, "unknown", toStoredError(result.error));
      case "later": {
        await updateState(tx, row, "queued", toStoredError(result.error));
        const seconds = deriveRetrySeconds(row.attempts, result.seconds);
        const runAt = new Date(asInstant(now + seconds * 1000));
        await addJob(tx, SEND_WHATSAPP_MESSAGE, { organization: organizationId, message: id }, { runAt });
      }
    }
  });
}

const updateState = async (
  tx: Db,
  { organizationId, id }: TextMessage,
  state: TextMessageState,
  error: string | null,
): Promise<void> => {
  await tx.textMessage.updateMany({ where: { organizationId, id }, data: { state, error } });
};

/** Changes the row under its lock, if it still has the state. */
const changeRow = (
  db: Db,
  { organizationId, id }: TextMessage,
  state: TextMessageState,
  change: (tx: Db, row: TextMessage) => Promise<void>,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockRow(tx, "text_messages", { organizationId, id });
    const row = await tx.textMessage.findFirst({ where: { organizationId, id, channel: "whatsapp", state } });
    if (row) await change(tx, row);
  });

/** Keeps what Meta says about the account, which the console shows, until it accepts a message. */
async function recordAccountProblem(
  db: Db,
  { organizationId, id, problem }: WhatsappAccount,
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
  await db.whatsappAccount.updateMany({ where, data: { problem: next } });
}
