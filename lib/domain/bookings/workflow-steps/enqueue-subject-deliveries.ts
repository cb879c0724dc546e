import type { Instant } from "@/lib/core/time/instant";
import { enqueueStepDelivery } from "@/lib/domain/events/planned-steps/enqueue-step-delivery";
import type { StepMessage, StepOutcome } from "@/lib/domain/events/planned-steps/step-channel";
import { findStepWebhooks } from "@/lib/domain/events/workflows/find-step-webhooks";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { StepSubject } from "./step-subject";

const LINK = definePreparedStatement(`
  UPDATE subject_steps SET delivery_id = $3 WHERE organization_id = $1 AND id = $2`);

/** Stores the deliveries of steps without a meeting, and queues the jobs that send them. */
export async function enqueueSubjectDeliveries(
  tx: Db,
  { organization, encode }: StepSubject,
  messages: readonly StepMessage[],
  now: Instant,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const outcomes = new Map<string, StepOutcome>();
  if (messages.length === 0) return outcomes;
  const webhooks = await findStepWebhooks(
    tx,
    organization,
    messages.map(({ step }) => step),
  );
  const isTest = (await findTestClock(tx, organization)) !== null;
  for (const message of messages) {
    const webhook = webhooks.get(message.step.url ?? "");
    const about = { organization, event: undefined, members: encode(), isTest };
    const delivery = webhook?.enabled ? await enqueueStepDelivery(tx, webhook, message, about, now) : null;
    if (delivery) await executeSql(tx, LINK, [organization, message.id, delivery]);
    outcomes.set(message.id, delivery ? "sent" : "webhook_off");
  }
  return outcomes;
}
