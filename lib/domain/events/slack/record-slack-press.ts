import type { Instant } from "@/lib/core/time/instant";
import type { PressAction } from "@/lib/domain/messaging/slack/options";
import { RUN_SLACK_PRESS } from "@/lib/domain/messaging/slack/tasks";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";

interface NewPress {
  /** Id of the message. */
  message: string;
  action: PressAction;
  /** Slack's id of the member who pressed. */
  slackUser: string;
  /** A second press of a key is the same one. */
  key: string;
  /** Where Slack has the message. */
  place: { channelId: string | undefined; ts: string | undefined };
}

/** Stores a press and queues the job that carries it out; a repeated call of Slack does nothing. */
export const recordSlackPress = (
  db: Db,
  organization: OrganizationId,
  { message, action, slackUser, key, place: { channelId, ts } }: NewPress,
  now: Instant,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const row = await tx.slackMessage.findFirst({
      where: { organizationId: organization, id: message },
      select: { state: true, ts: true },
    });
    if (!row) return;
    const press = {
      id: generateId(),
      organizationId: organization,
      messageId: message,
      key,
      action,
      slackUserId: slackUser,
      createdAt: new Date(now),
    };
    const [written] = await insertNewRows(tx, "slack_presses", [press]);
    if (!written) return;
    // The press shows that a message arrived whose response was lost.
    if (row.ts === null && ts && channelId)
      await tx.slackMessage.updateMany({
        where: { organizationId: organization, id: message, state: "unknown" },
        data: { state: "sent", error: null, ts, channelId },
      });
    await addJob(tx, RUN_SLACK_PRESS, { organization, press: written });
  });
