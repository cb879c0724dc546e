import type { Instant } from "@/lib/core/time/instant";
import type { StepWebhook } from "@/lib/domain/events/workflows/find-step-webhooks";
import { buildDeliveryBody } from "@/lib/domain/messaging/webhooks/build-delivery-body";
import { enqueueDeliveries } from "@/lib/domain/messaging/webhooks/enqueue-deliveries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { StepMessage } from "./step-channel";

interface DeliverySubject {
  organization: OrganizationId;
  /** Id of the meeting. */
  event: string | undefined;
  /** What the message is about, by name. */
  members: Record<string, unknown>;
  isTest: boolean;
}

/** Stores the delivery of a step to its webhook, and queues the job that sends it; returns its id. */
export async function enqueueStepDelivery(
  tx: Db,
  { id: webhook, format, version }: StepWebhook,
  { id: step, workflow, step: settings, dueAt }: StepMessage,
  { organization, event, members, isTest }: DeliverySubject,
  now: Instant,
): Promise<string | null> {
  const body = buildDeliveryBody({
    action: "workflow.step",
    organization,
    resource: {
      _id: step,
      workflow: workflow.id,
      name: workflow.name,
      step: settings._id,
      trigger: settings.when.trigger,
      due_at: dueAt.toISOString(),
      ...members,
    },
    facts: { occurredAt: new Date(now) },
    format,
    version,
    test: isTest,
  });
  const delivery = { webhook, action: "workflow.step", event, body: 0 };
  const [id = null] = await enqueueDeliveries(tx, organization, [delivery], [body]);
  return id;
}
