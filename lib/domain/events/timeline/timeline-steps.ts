import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { TimelineEntry } from "./timeline-schema";

type Step = NonNullable<TimelineEntry["step"]>;

export interface StepRow extends Step {
  id: string;
  recipient: string;
  /** Id of the delivery of a webhook step. */
  delivery: string | null;
  endedAt: Date | null;
}

const MAX_STEPS = 500;

const STEPS = definePreparedStatement<StepRow>(`
  SELECT id, workflow_id AS workflow, name, trigger, channel, due_at, state, reason, recipient, ended_at AS "endedAt",
         delivery_id AS delivery
    FROM planned_steps WHERE organization_id = $1 AND event_id = $2 ORDER BY due_at DESC LIMIT ${MAX_STEPS}`);

/** Lists the steps of workflows for a meeting. */
export const listTimelineSteps = (db: Db, organization: OrganizationId, event: string): Promise<StepRow[]> =>
  executeSql(db, STEPS, [organization, event]);

export const toTimelineStep = ({
  id: _,
  recipient: __,
  endedAt: ___,
  delivery: ____,
  ...step
}: StepRow): Step => step;

const MAIL_STATES = { queued: "sent", sent: "delivered", failed: "failed", unsent: "sent" } as const;

const DELIVERY_STATES = { pending: "sent", delivered: "delivered", failed: "failed" } as const;

/** The step that sent a delivery, with the state of the delivery. */
export function toDeliveredStep(
  steps: readonly StepRow[],
  id: string,
  state: keyof typeof DELIVERY_STATES,
): Step | null {
  const step = steps.find(({ delivery }) => delivery === id);
  return step ? { ...toTimelineStep(step), state: DELIVERY_STATES[state] } : null;
}

/** The step that sent a mail, with the state of the mail. */
export function toMailedStep(
  steps: readonly StepRow[],
  id: string | null,
  state: keyof typeof MAIL_STATES,
): Step | null {
  const step = steps.find((one) => one.id === id);
  return step ? { ...toTimelineStep(step), state: MAIL_STATES[state] } : null;
}
