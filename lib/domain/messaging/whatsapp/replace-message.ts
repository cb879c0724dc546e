import { measureSms } from "@/lib/core/text/measure-sms";
import { SEND_TEXT_MESSAGE } from "@/lib/domain/messaging/sms/tasks";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import type { TextMessage } from "@/lib/platform/db/generated/client";
import { addJob } from "@/lib/platform/queue/add-job";
import { parseContent } from "./message-content";
import { SEND_SUBSTITUTE_MAIL } from "./tasks";

/**
 * Ends a message that WhatsApp has certainly not delivered, and starts the one in its place: the row becomes an SMS, so
 * that one step never has two text messages, or a job sends a mail. The caller has locked the row.
 */
export async function replaceMessage(tx: Db, message: TextMessage, error: string): Promise<void> {
  const { organizationId, id, otherwise, sealed } = message;
  const where = { organizationId, id };
  const payload = { organization: organizationId, message: id };
  const context = buildRowContext("text_messages.sealed", organizationId, id);
  const text = otherwise === "sms" ? parseContent(unseal(sealed, context) ?? "")?.text : null;
  if (!text) {
    await tx.textMessage.updateMany({ where, data: { state: "failed", error } });
    if (otherwise === "mail") await addJob(tx, SEND_SUBSTITUTE_MAIL, payload);
    return;
  }
  await tx.textMessage.updateMany({
    where,
    data: {
      channel: "sms",
      otherwise: null,
      state: "queued",
      error: null,
      replacedError: error,
      attempts: 0,
      providerId: null,
      sealed: seal(text, context),
      parts: measureSms(text).parts,
    },
  });
  await addJob(tx, SEND_TEXT_MESSAGE, payload);
}
