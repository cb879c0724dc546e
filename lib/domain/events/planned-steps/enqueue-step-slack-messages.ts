import { DAY } from "@/lib/core/time/instant";
import { listSlackChannels } from "@/lib/domain/events/slack/list-slack-targets";
import { listWorkspaceMembers } from "@/lib/domain/messaging/slack/queries";
import { findSlackAccess } from "@/lib/domain/messaging/slack/slack-connection";
import { type NewSlackMessage, storeSlackMessages } from "@/lib/domain/messaging/slack/store-slack-messages";
import type { Db } from "@/lib/platform/db/client";
import { SLACK_CHANNEL } from "./list-recipients";
import { findConfirmedTime } from "./list-wanted-steps";
import type { StepDispatch, StepOutcome } from "./step-channel";

/** How long Slack is asked again while it accepts no messages. */
const MAX_WAIT_MS = 2 * DAY;

/** Stores the messages of steps at Slack, and queues the jobs that send them. */
export async function enqueueStepSlackMessages(
  tx: Db,
  { organization, event, visitors, messages, now }: StepDispatch,
): Promise<ReadonlyMap<string, StepOutcome>> {
  if (!(await findSlackAccess(tx, organization))) return new Map(messages.map(({ id }) => [id, "slack_off"]));
  const needsChannel = messages.some(({ recipient }) => recipient === SLACK_CHANNEL);
  const channels = needsChannel ? await listSlackChannels(tx, organization, event) : [];
  const users = visitors.flatMap(({ userId }) => userId ?? []);
  const members = await listWorkspaceMembers(tx, organization, users);
  const time = findConfirmedTime(event);
  const outcomes = new Map<string, StepOutcome>();
  const stored: NewSlackMessage[] = [];
  for (const { id, recipient, step } of messages) {
    const user = visitors.find((visitor) => visitor.id === recipient)?.userId ?? null;
    const isChannel = recipient === SLACK_CHANNEL;
    const targets = isChannel
      ? channels
      : members.filter((member) => member.user === user).map(({ slackUser }) => slackUser);
    outcomes.set(id, targets.length > 0 ? "sent" : isChannel ? "no_channel" : "no_slack");
    const { trigger } = step.when;
    const latest = now + MAX_WAIT_MS;
    const expiresAt = trigger === "before_start" && time ? Math.min(latest, time.start) : latest;
    for (const [index, target] of targets.entries())
      stored.push({
        key: index === 0 ? `workflow/${id}` : `workflow/${id}/${target}`,
        kind: "step",
        event: event.id,
        user: isChannel ? null : user,
        target,
        notice: { step: id },
        expiresAt: new Date(expiresAt),
      });
  }
  await storeSlackMessages(tx, organization, stored, now);
  return outcomes;
}
