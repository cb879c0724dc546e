import type { Instant } from "@/lib/core/time/instant";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { escapeMrkdwn } from "@/lib/domain/messaging/slack/escape-mrkdwn";
import type { PressOutcome } from "@/lib/domain/messaging/slack/options";
import { requestSlack } from "@/lib/domain/messaging/slack/request-slack";
import type { SlackAccess } from "@/lib/domain/messaging/slack/slack-connection";
import type { Db } from "@/lib/platform/db/client";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { log } from "@/lib/platform/log/log";
import { findDirectReader, getChannelReader } from "./slack-readers";

interface Answer {
  message: SlackMessage;
  slackUserId: string;
  /** The user who pressed; null: unknown. */
  user: string | null;
  outcome: Exclude<PressOutcome, "done">;
}

const TEXTS = {
  settled: "slack.settled",
  unknown_person: "slack.unknownPerson",
  forbidden: "slack.forbidden",
  not_possible: "slack.notPossible",
} as const;

/** Tells the person who pressed why nothing has changed, in a message that only this person sees. */
export async function notifyPresser(
  db: Db,
  access: SlackAccess,
  { message, slackUserId, user, outcome }: Answer,
  now: Instant,
): Promise<void> {
  if (!message.channelId) return;
  const organization = asOrganizationId(message.organizationId);
  const reader =
    (user && (await findDirectReader(db, organization, user))) ||
    (await getChannelReader(db, organization, null));
  const text = escapeMrkdwn(getMailTranslator(reader.lang)(TEXTS[outcome]));
  const params = { channel: message.channelId, user: slackUserId, text };
  const result = await requestSlack(db, access, "chat.postEphemeral", params, now);
  // The answer is of no use later.
  if (result.kind !== "ok") log().warn({ error: result.error }, "Slack has not shown the answer to a press");
}
