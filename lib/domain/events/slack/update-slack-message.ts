import type { Instant } from "@/lib/core/time/instant";
import { deriveSlackRetrySeconds } from "@/lib/domain/messaging/slack/policy";
import { requestSlack } from "@/lib/domain/messaging/slack/request-slack";
import { findSlackAccess } from "@/lib/domain/messaging/slack/slack-connection";
import { UPDATE_SLACK_MESSAGE } from "@/lib/domain/messaging/slack/tasks";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { buildUpdateKey } from "./enqueue-slack-updates";
import { renderSlackMessage } from "./render-slack-message";

/** Milliseconds until an update looks again whether its message was sent. */
const WAIT_WHILE_SENDING_MS = 2000;
/** About a day with the growing delays. */
const MAX_ATTEMPTS = 30;

/**
 * Writes a sent message anew, with the present state of its event. Repetitions are harmless: after each update the event
 * is read again, and a change meanwhile enqueues another one, so that the last state stays.
 */
export async function updateSlackMessage(
  db: Db,
  { organization, message: id, attempt }: PayloadOf<typeof UPDATE_SLACK_MESSAGE>,
  now: Instant,
): Promise<void> {
  const enqueueAgain = (afterMs: number, nextAttempt: number) =>
    addJob(
      db,
      UPDATE_SLACK_MESSAGE,
      { organization, message: id, attempt: nextAttempt },
      { key: buildUpdateKey(id), afterMs },
    );
  const message = await db.slackMessage.findFirst({ where: { organizationId: organization, id } });
  if (message?.state === "sending") {
    await enqueueAgain(WAIT_WHILE_SENDING_MS, attempt);
    return;
  }
  if (!message?.ts || !message.channelId || !message.eventId) return;
  const access = await findSlackAccess(db, asOrganizationId(organization));
  const rendered = access && (await renderSlackMessage(db, message, now));
  if (!access || !rendered) return;
  const { channelId: channel, ts } = message;
  const params = { channel, ts, text: rendered.text, blocks: rendered.blocks };
  const result = await requestSlack(db, access, "chat.update", params, now);
  if (result.kind === "rejected") return; // the message was deleted at Slack, or may not be edited any more
  if (result.kind !== "ok") {
    const seconds = deriveSlackRetrySeconds(attempt, result.kind === "later" ? result.seconds : null);
    if (attempt < MAX_ATTEMPTS) await enqueueAgain(seconds * 1000, attempt + 1);
    return;
  }
  const event = await db.event.findFirst({
    where: { organizationId: organization, id: message.eventId },
    select: { v: true },
  });
  if (event && event.v !== rendered.version) await enqueueAgain(0, 0);
}
