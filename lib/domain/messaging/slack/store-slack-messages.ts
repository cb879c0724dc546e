import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { SlackMessageKind } from "./options";
import { SEND_SLACK_MESSAGE } from "./tasks";

export interface NewSlackMessage {
  /** A second message of a key is not stored. */
  key: string;
  kind: SlackMessageKind;
  event?: string | null;
  user?: string | null;
  /** The channel or the person, by Slack's id. */
  target: string;
  notice: object;
  expiresAt: Date;
}

/** Stores messages and queues the jobs that send them. */
export async function storeSlackMessages(
  tx: Db,
  organization: OrganizationId,
  messages: readonly NewSlackMessage[],
  now: Instant,
): Promise<void> {
  const rows = messages.map(({ key, kind, event = null, user = null, target, notice, expiresAt }) => ({
    id: generateId(),
    organizationId: organization,
    key,
    kind,
    eventId: event,
    userId: user,
    target,
    notice,
    state: "queued",
    attempts: 0,
    expiresAt,
    createdAt: new Date(now),
    updatedAt: new Date(now),
  }));
  const written = await insertNewRows(tx, "slack_messages", rows);
  await addJobs(
    tx,
    SEND_SLACK_MESSAGE,
    written.map((message) => ({ payload: { organization, message } })),
  );
}
