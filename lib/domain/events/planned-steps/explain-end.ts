import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase, type EventPhase } from "@/lib/domain/events/policy";
import { isAwaitingHost } from "@/lib/domain/events/requests/is-awaiting-host";
import { type Trigger, UNANSWERED } from "@/lib/domain/events/workflows/options";
import { type ActiveWorkflow, isForEvent } from "./active-workflow";
import { isFixedAddress } from "./list-recipients";
import { listStepRecipients } from "./list-wanted-steps";
import type { StoredStep } from "./planned-step";
import type { SkipReason } from "./skip-reasons";

/** Explains why a planned step is not sent in the present state of the meeting; null if it is. */
export function explainEnd(
  {
    workflowId,
    stepId,
    trigger,
    recipient,
  }: Pick<StoredStep, "workflowId" | "stepId" | "trigger" | "recipient">,
  event: EventRow,
  workflows: readonly ActiveWorkflow[],
): SkipReason | null {
  const workflow = workflows.find(({ id }) => id === workflowId);
  if (!workflow) return "workflow_off";
  const step = workflow.steps.find(({ _id }) => _id === stepId);
  if (!step || step.when.trigger !== trigger || !isForEvent(workflow, event)) return "workflow_changed";
  const phase = explainPhase(trigger, deriveEventPhase(event));
  if (phase) return phase;
  if (trigger === UNANSWERED && !isAwaitingHost(event)) return "answered";
  if (listStepRecipients(event, step).some(({ id }) => id === recipient)) return null;
  if (isFixedAddress(recipient)) return "workflow_changed";
  return event.invitees.some(({ id }) => id === recipient) && !hasDeclined(event, recipient)
    ? "workflow_changed"
    : "left";
}

function explainPhase(trigger: Trigger, phase: EventPhase): SkipReason | null {
  if (trigger === "cancelled") return phase === "cancelled" ? null : "workflow_changed";
  if (phase === "cancelled") return "cancelled";
  if (trigger === "requested" || trigger === UNANSWERED) return phase === "confirmed" ? "answered" : null;
  return phase === "confirmed" ? null : "unconfirmed";
}

const hasDeclined = ({ declines }: EventRow, recipient: string) =>
  declines.some(({ inviteeId }) => inviteeId === recipient);
