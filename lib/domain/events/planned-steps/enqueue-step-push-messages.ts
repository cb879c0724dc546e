import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { buildPushMessage, truncateText } from "@/lib/domain/events/push/build-push-message";
import { findPushReaders } from "@/lib/domain/events/push/find-push-readers";
import { getVapidDetails } from "@/lib/domain/events/push/get-vapid-details";
import { listSubscribedBrowsers } from "@/lib/domain/events/push/list-subscribed-browsers";
import { storePushMessages } from "@/lib/domain/events/push/store-push-messages";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { Db } from "@/lib/platform/db/client";
import { pickStepNotice } from "./pick-step-notice";
import { renderStepMail } from "./render-step-mail";
import type { StepDispatch, StepMessage, StepOutcome } from "./step-channel";

const MAX_BODY = 300;

/** Stores the notifications of steps for each subscribed browser, and queues the jobs that send them. */
export async function enqueueStepPushMessages(
  tx: Db,
  dispatch: StepDispatch,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const { organization, visitors, messages, event, now } = dispatch;
  const browsers = getVapidDetails() ? await listSubscribedBrowsers(tx, organization, event.id, now) : [];
  const outcomes = new Map<string, StepOutcome>();
  for (const message of messages) {
    const user = visitors.find(({ id }) => id === message.recipient)?.userId;
    const subscribed = browsers.filter(({ user_id }) => user && user_id === user);
    if (subscribed.length === 0) {
      outcomes.set(message.id, "no_push");
      continue;
    }
    const readers = await findPushReaders(
      tx,
      organization,
      visitors,
      pickStepNotice(message.step.when.trigger),
    );
    const reader = readers.find(({ visitor }) => visitor?.id === message.recipient);
    if (!reader) {
      outcomes.set(message.id, "preference");
      continue;
    }
    const built = buildStepPush(dispatch, message, reader);
    await storePushMessages(
      tx,
      organization,
      subscribed.map(({ id: subscription }) => ({ subscription, key: `workflow/${message.id}`, ...built })),
    );
    outcomes.set(message.id, "sent");
  }
  return outcomes;
}

/** Builds a notification of the words of the mail: its subject, and the step's text or else the time. */
function buildStepPush({ visitors, event, now }: StepDispatch, message: StepMessage, reader: MailReader) {
  const known = reader.visitor?.event ?? visitors[0]?.event;
  if (!known) throw new Error("A meeting with a recipient has a visitor");
  const mail = renderStepMail({ event: known, message, now }, reader);
  const [span] = pickSpans(known);
  const times = { start: span?.start ?? null, end: span?.end ?? null };
  const { parts, expiresAt } = buildPushMessage(mail, event.id, "reminder", times, now);
  const body = message.step.template ? parts.payload.body : truncateText(mail.content.text, MAX_BODY);
  return {
    // A notification about something else does not replace this one.
    parts: { ...parts, topic: null, payload: { ...parts.payload, body, tag: `workflow-${message.id}` } },
    expiresAt,
  };
}
