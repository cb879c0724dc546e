import { UPDATE_SLACK_MESSAGE } from "@/lib/domain/messaging/slack/tasks";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";

export const buildUpdateKey = (message: string): string => `update_slack_message/${message}`;

/**
 * Enqueues the update of a meeting's messages at Slack; after an erasure that of the replies, too. One that waits to be
 * sent needs none.
 */
export async function enqueueSlackUpdates(
  tx: Db,
  organization: OrganizationId,
  event: string,
  { isErasure = false } = {},
): Promise<void> {
  const messages = await tx.slackMessage.findMany({
    where: {
      organizationId: organization,
      eventId: event,
      ...(!isErasure && { kind: "meeting" }),
      state: { in: ["sending", "sent"] },
    },
    select: { id: true },
  });
  await addJobs(
    tx,
    UPDATE_SLACK_MESSAGE,
    messages.map(({ id: message }) => ({
      payload: { organization, message, attempt: 0 },
      key: buildUpdateKey(message),
    })),
  );
}
