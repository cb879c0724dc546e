import type { Instant } from "@/lib/core/time/instant";
import type { SlackMessageState } from "@/lib/domain/messaging/slack/options";
import { deriveSlackRetrySeconds } from "@/lib/domain/messaging/slack/policy";
import { requestSlack } from "@/lib/domain/messaging/slack/request-slack";
import type { SlackResult } from "@/lib/domain/messaging/slack/send-slack-request";
import { findSlackAccess, type SlackAccess } from "@/lib/domain/messaging/slack/slack-connection";
import { SEND_SLACK_MESSAGE } from "@/lib/domain/messaging/slack/tasks";
import { toStoredError } from "@/lib/domain/messaging/to-stored-error";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { renderSlackMessage } from "./render-slack-message";

type Payload = PayloadOf<typeof SEND_SLACK_MESSAGE>;

/** Milliseconds until a reply looks again whether the message to which it belongs was sent. */
const WAIT_FOR_PARENT_MS = 2000;

/**
 * Sends a queued message, at most once: it is marked as sending first. If that mark is already there, a worker was lost
 * between the request and its result. Slack's chat.postMessage has no key against repetitions, and finding the message
 * would need the right to read the channel; so it is not sent again.
 */
export async function sendSlackMessage(db: Db, payload: Payload, now: Instant): Promise<void> {
  const { organization: organizationId, message: id } = payload;
  const update = (
    from: SlackMessageState,
    data: Partial<Pick<SlackMessage, "state" | "error" | "attempts">>,
  ) => db.slackMessage.updateMany({ where: { organizationId, id, state: from }, data });
  const { count } = await update("sending", { state: "unknown", error: "interrupted" });
  if (count > 0) return;
  const message = await db.slackMessage.findFirst({ where: { organizationId, id, state: "queued" } });
  if (!message) return;
  const access = await findSlackAccess(db, asOrganizationId(organizationId));
  if (!access || message.expiresAt.getTime() <= now) {
    await update("queued", { state: "failed", error: access ? "expired" : "no_connection" });
    return;
  }
  const parent = await findParent(db, message);
  if (parent?.state === "sending") {
    await addJob(db, SEND_SLACK_MESSAGE, payload, { afterMs: WAIT_FOR_PARENT_MS });
    return;
  }
  const marked = await update("queued", { state: "sending", attempts: message.attempts + 1 });
  if (marked.count === 0) return;
  const result = await postMessage(db, access, message, { parent, now });
  if (result === null) await update("sending", { state: "failed", error: "nothing_to_tell" });
  else await recordResult(db, message, result);
}

/** Finds the message of the meeting to which a reply belongs. */
const findParent = ({ slackMessage }: Db, { organizationId, kind, eventId, target }: SlackMessage) =>
  kind === "change"
    ? slackMessage.findFirst({
        where: { organizationId, eventId, target, kind: "meeting" },
        orderBy: { id: "desc" },
        select: { state: true, ts: true, channelId: true },
      })
    : null;

interface Posting {
  parent: Pick<SlackMessage, "state" | "ts" | "channelId"> | null;
  now: Instant;
}

/** Reads the event after the message is marked, so that a later change finds the mark and updates the message. */
async function postMessage(
  db: Db,
  access: SlackAccess,
  message: SlackMessage,
  { parent, now }: Posting,
): Promise<SlackResult | null> {
  const rendered = await renderSlackMessage(db, message, now);
  if (!rendered) return null;
  const thread = parent?.ts && parent.channelId ? { thread_ts: parent.ts, reply_broadcast: true } : {};
  return requestSlack(
    db,
    access,
    "chat.postMessage",
    {
      channel: (thread.thread_ts && parent?.channelId) || message.target,
      text: rendered.text,
      blocks: rendered.blocks,
      unfurl_links: false,
      unfurl_media: false,
      ...thread,
    },
    now,
  );
}

async function recordResult(db: Db, message: SlackMessage, result: SlackResult): Promise<void> {
  const { organizationId, id } = message;
  const organization = asOrganizationId(organizationId);
  const record = (tx: Db, data: Partial<Pick<SlackMessage, "state" | "error" | "ts" | "channelId">>) =>
    tx.slackMessage.updateMany({ where: { organizationId, id, state: "sending" }, data });
  switch (result.kind) {
    case "ok": {
      const { ts, channel } = result.body;
      const sent = typeof ts === "string" && typeof channel === "string" ? { ts, channelId: channel } : {};
      await record(db, { state: "sent", error: null, ...sent });
      await recordChannelProblem(db, organization, message.target, null);
      return;
    }
    case "rejected":
      await record(db, { state: "failed", error: toStoredError(result.error) });
      if (result.reason === "channel")
        await recordChannelProblem(db, organization, message.target, result.error);
      return;
    case "unknown":
      await record(db, { state: "unknown", error: toStoredError(result.error) });
      return;
    case "later": {
      const seconds = deriveSlackRetrySeconds(message.attempts, result.seconds);
      await withTransaction(db, async (tx) => {
        const { count } = await record(tx, { state: "queued", error: toStoredError(result.error) });
        if (count === 0) return;
        const payload = { organization: organizationId, message: id };
        await addJob(tx, SEND_SLACK_MESSAGE, payload, { afterMs: seconds * 1000 });
      });
    }
  }
}

const RECORD_PROBLEM = definePreparedStatement(`
  UPDATE slack_channels SET problem = $3
   WHERE organization_id = $1 AND channel_id = $2 AND problem IS DISTINCT FROM $3`);

/** Keeps the error of a channel, which the console shows, until a message arrives there. */
const recordChannelProblem = (
  db: Db,
  organization: OrganizationId,
  channel: string,
  problem: string | null,
): Promise<unknown> => executeSql(db, RECORD_PROBLEM, [organization, channel, problem]);
