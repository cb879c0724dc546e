import { buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { listEventRows } from "@/lib/domain/events/event-rows";
import { isForEvent } from "@/lib/domain/events/planned-steps/active-workflow";
import { evaluateConditions } from "@/lib/domain/events/planned-steps/evaluate-conditions";
import { findQuietHours } from "@/lib/domain/events/planned-steps/find-quiet-hours";
import { isFirstBooking } from "@/lib/domain/events/planned-steps/is-first-booking";
import { listHostHolidays } from "@/lib/domain/events/planned-steps/list-host-holidays";
import { deriveStepTime, listStepRecipients } from "@/lib/domain/events/planned-steps/list-wanted-steps";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getWorkflowRow } from "./queries";
import { toActiveWorkflow } from "./to-active-workflow";
import type { WorkflowTrialBody } from "./trial-schema";

/** Evaluates a workflow on a meeting; nothing is planned or sent. */
export async function tryWorkflow(
  db: Db,
  organization: OrganizationId,
  id: string,
  { event: eventId }: WorkflowTrialBody,
) {
  const workflow = await toActiveWorkflow(db, organization, await getWorkflowRow(db, organization, id));
  const [event] = await listEventRows(db, organization, [eventId]);
  if (!event) throw buildUnknownFieldProblem("event", "is not a meeting of your organisation");
  const facts = { isFirstBooking: await isFirstBooking(db, event) };
  const conditions = evaluateConditions(workflow.conditions, event, facts);
  const timing = {
    holidays: await listHostHolidays(db, event, workflow.steps),
    quietHours: await findQuietHours(db, organization, workflow.steps),
  };
  const isInFilter = isForEvent(workflow, event);
  return {
    event: { _id: event.id, title: event.title },
    applies: isInFilter && conditions.every(({ holds }) => holds),
    in_filter: isInFilter,
    conditions,
    steps: workflow.steps.map((step) => ({
      step: step._id,
      recipients: listStepRecipients(event, step).map(({ id: invitee, role, zone }) => {
        const person = event.invitees.find((one) => one.id === invitee);
        const due = deriveStepTime(step, event, zone, timing);
        return {
          role,
          name: person?.fullName ?? person?.email ?? (role === "address" ? invitee : step.url),
          due_at: due === null ? null : new Date(due),
        };
      }),
    })),
  };
}
