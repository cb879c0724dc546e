import { encodeEvent } from "@/lib/domain/events/changes/emit-event-webhooks";
import { findStepWebhooks } from "@/lib/domain/events/workflows/find-step-webhooks";
import { buildDeliveryBody } from "@/lib/domain/messaging/webhooks/build-delivery-body";
import { enqueueDeliveries } from "@/lib/domain/messaging/webhooks/enqueue-deliveries";
import { findTestClock } from "@/lib/platform/clock/find-test-clock";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { StepDispatch, StepMessage, StepOutcome } from "./step-channel";

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
  const encoded = encodeEvent(event);
  const outcomes = new Map<string, StepOutcome>();
  for (const message of messages) {
    const webhook = webhooks.get(message.step.url ?? "");
    if (!webhook?.enabled) {
      outcomes.set(message.id, "webhook_off");
      continue;
    }
    const body = buildDeliveryBody({
      action: "workflow.step",
      organization,
      resource: toResource(message, encoded),
      facts: { occurredAt: new Date(now) },
      format: webhook.format,
      version: webhook.version,
      test: isTest,
    });
    const delivery = { webhook: webhook.id, action: "workflow.step", event: event.id, body: 0 };
    const [id] = await enqueueDeliveries(tx, organization, [delivery], [body]);
    await executeSql(tx, LINK, [organization, message.id, id]);
    outcomes.set(message.id, "sent");
  }
  return outcomes;
}

const toResource = ({ id, workflow, step, dueAt }: StepMessage, event: unknown) => ({
  _id: id,
  workflow: workflow.id,
  name: workflow.name,
  step: step._id,
  trigger: step.when.trigger,
  due_at: dueAt.toISOString(),
  event,
});
