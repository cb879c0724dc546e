import type { Instant } from "@/lib/core/time/instant";
import { checkCalendarLines } from "@/lib/domain/events/calendar-lines/check-calendar-lines";
import { syncCalendarLines } from "@/lib/domain/events/calendar-lines/sync-calendar-lines";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { ActiveWorkflow } from "./active-workflow";
import { listStoredSteps } from "./list-stored-steps";
import { recordOutcomes } from "./record-outcomes";
import type { StepMessage } from "./step-channel";

/**
 * Adds the lines of calendar entries that are due with the change itself, such as at a booking, in its transaction. The
 * first invitation and the first entry then have them already.
 */
export async function addDueLines(
  tx: Db,
  event: EventRow,
  workflows: readonly ActiveWorkflow[],
  now: Instant,
): Promise<void> {
  if (!workflows.some(({ steps }) => steps.some(({ channel }) => channel === "calendar"))) return;
  const due = (await listStoredSteps(tx, event)).filter(
    ({ channel, state, dueAt }) => channel === "calendar" && state === "planned" && +dueAt === now,
  );
  const messages = due.flatMap(({ id, workflowId, stepId, recipient, dueAt }): StepMessage[] => {
    const workflow = workflows.find((one) => one.id === workflowId);
    const step = workflow?.steps.find(({ _id }) => _id === stepId);
    return workflow && step ? [{ id, workflow, step, dueAt, recipient }] : [];
  });
  if (messages.length === 0) return;
  const organization = asOrganizationId(event.organizationId);
  const visitors = await loadVisitors(tx, organization, event.id);
  const dispatch = { organization, event, visitors, messages, now };
  await recordOutcomes(tx, event, await checkCalendarLines(tx, dispatch), now);
  await syncCalendarLines(tx, event, { workflows, stored: await listStoredSteps(tx, event) }, now);
}
