import type { Instant } from "@/lib/core/time/instant";
import { listActiveWorkflows } from "@/lib/domain/events/planned-steps/active-workflow";
import type { WantedStep } from "@/lib/domain/events/planned-steps/planned-step";
import { reconcileSteps } from "@/lib/domain/events/planned-steps/reconcile-steps";
import type { SubjectTrigger } from "@/lib/domain/events/workflows/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { listWantedSubjectSteps } from "./list-wanted-subject-steps";
import { lockSubject } from "./load-subject";
import type { StepSubject } from "./step-subject";
import { listStoredSubjectSteps, scheduleNextSubjectStep, updateSubjectSteps } from "./subject-step-rows";

interface SubjectKey {
  trigger: SubjectTrigger;
  /** Id of the response or of the entry. */
  subject: string;
}

/** Plans the steps that the answers to a form or an offer cause, in the transaction that stores these. */
export async function planSubjectSteps(
  tx: Db,
  organization: OrganizationId,
  key: SubjectKey,
  now: Instant,
): Promise<void> {
  const workflows = (await listActiveWorkflows(tx, organization)).filter(({ steps }) =>
    steps.some(({ when }) => when.trigger === key.trigger),
  );
  if (workflows.length === 0) return;
  const subject = await lockSubject(tx, organization, key, now);
  if (!subject) return;
  const asksForFirst = workflows.some(({ conditions }) =>
    conditions.some(({ kind }) => kind === "first_booking"),
  );
  const isFirstBooking = asksForFirst && (await isFirstMeeting(tx, subject));
  const stored = await listStoredSubjectSteps(tx, organization, subject.id);
  const plan = reconcileSteps({
    stored,
    wanted: listWantedSubjectSteps({ subject, workflows, isFirstBooking, now }),
    explainEnd: ({ occasion }) => (occasion === subject.occasion ? "workflow_changed" : "offer_over"),
    now,
  });
  await insertNewRows(
    tx,
    "subject_steps",
    plan.inserts.map((step) => toRow(subject, step, now)),
  );
  await updateSubjectSteps(tx, organization, plan.updates, now);
  await scheduleNextSubjectStep(tx, subject);
}

const toRow = ({ organization, id }: StepSubject, { due, reason, ...step }: WantedStep, now: Instant) => ({
  id: generateId(),
  organizationId: organization,
  subjectId: id,
  ...step,
  dueAt: new Date(due),
  state: reason ? "skipped" : "planned",
  reason,
  endedAt: reason ? new Date(now) : null,
  createdAt: new Date(now),
});

const KNOWN = definePreparedStatement<{ known: boolean }>(`
  SELECT EXISTS (SELECT FROM invitees WHERE organization_id = $1 AND email = $2) AS known`);

/** Returns true if the person's address has no meeting with the organisation. */
async function isFirstMeeting(tx: Db, { organization, person }: StepSubject): Promise<boolean> {
  if (person.email === null) return true;
  const [row] = await executeSql(tx, KNOWN, [organization, person.email]);
  return row?.known === false;
}
