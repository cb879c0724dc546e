import type { Instant } from "@/lib/core/time/instant";
import { listEventRows } from "@/lib/domain/events/event-rows";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { isTimeTrigger } from "@/lib/domain/events/workflows/options";
import type { SEND_SUBSTITUTE_MAIL } from "@/lib/domain/messaging/whatsapp/tasks";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { listActiveWorkflows } from "./active-workflow";
import { enqueueStepMails } from "./enqueue-step-mails";
import { evaluateDueStep } from "./evaluate-due-step";
import { explainEnd } from "./explain-end";
import { listStoredSteps } from "./list-stored-steps";
import { findConfirmedTime } from "./list-wanted-steps";

/**
 * Sends a step by mail that WhatsApp has not delivered, unless the meeting or its workflow has changed since, or it is too
 * late. The mark on the message is removed in the transaction that stores the mail, so that there is one mail.
 */
export function sendSubstituteMail(
  db: Db,
  { organization: id, message: messageId }: PayloadOf<typeof SEND_SUBSTITUTE_MAIL>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  return withTransaction(db, async (tx) => {
    const where = { organizationId: organization, id: messageId };
    const { count } = await tx.textMessage.updateMany({
      where: { ...where, otherwise: "mail", state: "failed" },
      data: { otherwise: null },
    });
    const message = count > 0 ? await tx.textMessage.findFirst({ where }) : null;
    const [event] = message ? await listEventRows(tx, organization, [message.eventId]) : [];
    if (!message || !event) return;
    const stored = (await listStoredSteps(tx, event)).find((one) => one.id === message.stepId);
    const workflows = await listActiveWorkflows(tx, organization);
    const workflow = workflows.find((one) => one.id === stored?.workflowId);
    const step = workflow?.steps.find(({ _id }) => _id === stored?.stepId);
    if (!stored || !workflow || !step) return;
    const time = findConfirmedTime(event);
    const hasMoved = isTimeTrigger(stored.trigger) && stored.occasion !== String(time?.start);
    if (hasMoved || (explainEnd(stored, event, workflows) ?? evaluateDueStep(stored, time, now))) return;
    const visitors = await loadVisitors(tx, organization, event.id);
    const { recipient, dueAt } = stored;
    const messages = [{ id: stored.id, workflow, step, dueAt, recipient }];
    await enqueueStepMails(tx, { organization, event, visitors, messages, now });
  });
}
