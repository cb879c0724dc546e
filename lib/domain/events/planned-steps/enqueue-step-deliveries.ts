import { encodeEvent } from "@/lib/domain/events/changes/emit-event-webhooks";
import { findStepWebhooks } from "@/lib/domain/events/workflows/find-step-webhooks";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { enqueueStepDelivery } from "./enqueue-step-delivery";
import type { StepDispatch, StepOutcome } from "./step-channel";

const LINK = definePreparedStatement(`
  UPDATE planned_steps SET delivery_id = $3 WHERE organization_id = $1 AND id = $2`);

/** Stores the deliveries of steps to webhooks, and queues the jobs that send them. */
export async function enqueueStepDeliveries(
  tx: Db,
  { organization, event, messages, now }: StepDispatch,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const webhooks = await findStepWebhooks(
    tx,
    organization,
    messages.map(({ step }) => step),
  );
  const isTest = (await findTestClock(tx, organization)) !== null;
  const about = { organization, event: event.id, members: { event: encodeEvent(event) }, isTest };
  const outcomes = new Map<string, StepOutcome>();
  for (const message of messages) {
    const webhook = webhooks.get(message.step.url ?? "");
    const delivery = webhook?.enabled ? await enqueueStepDelivery(tx, webhook, message, about, now) : null;
    if (delivery) await executeSql(tx, LINK, [organization, message.id, delivery]);
    outcomes.set(message.id, delivery ? "sent" : "webhook_off");
  }
  return outcomes;
}
