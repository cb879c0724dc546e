import type { Instant } from "@/lib/core/time/instant";
import type { ActiveWorkflow } from "@/lib/domain/events/planned-steps/active-workflow";
import { deriveDueTime } from "@/lib/domain/events/planned-steps/derive-due-time";
import { isMet } from "@/lib/domain/events/planned-steps/evaluate-conditions";
import { TEAM_ADMINS, WEBHOOK } from "@/lib/domain/events/planned-steps/list-recipients";
import type { WantedStep } from "@/lib/domain/events/planned-steps/planned-step";
import { isInWorkflowFilter, type WorkflowScope } from "@/lib/domain/events/workflows/is-in-workflow-filter";
import type { WorkflowCondition } from "@/lib/domain/events/workflows/schema";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import type { StepSubject } from "./step-subject";

/** The recipient of a step for the person who answered or waits. */
export const PERSON = "booker";

interface PlanningContext {
  subject: StepSubject;
  workflows: readonly ActiveWorkflow[];
  isFirstBooking: boolean;
  now: Instant;
}

/** Lists the steps that the answers or the offer cause. */
export const listWantedSubjectSteps = ({
  subject,
  workflows,
  isFirstBooking,
  now,
}: PlanningContext): WantedStep[] =>
  workflows
    .filter((workflow) => isForSubject(workflow, subject))
    .flatMap((workflow) => {
      const holds = workflow.conditions.every((condition) =>
        isMet(condition, findValues(condition, subject, isFirstBooking)),
      );
      return workflow.steps
        .filter(({ when }) => when.trigger === subject.trigger)
        .flatMap((step) =>
          listSubjectRecipients(step).map(
            (recipient): WantedStep => ({
              workflowId: workflow.id,
              stepId: step._id,
              recipient,
              occasion: subject.occasion,
              name: workflow.name,
              trigger: subject.trigger,
              channel: step.channel,
              due: deriveDueTime(step.when, now, subject.zone, new Set()),
              reason: holds ? null : "condition",
            }),
          ),
        );
    });

/** Pages, types, teams and templates limit offers, forms limit answers. */
export function isForSubject(workflow: WorkflowScope, { form, page }: StepSubject): boolean {
  if (form === null) return isInWorkflowFilter(workflow, page);
  const { filter } = workflow;
  return !filter?.forms || filter.forms.includes(form);
}

export const listSubjectRecipients = ({
  channel,
  to,
  addresses = [],
}: Pick<WorkflowStep, "channel" | "to"> & Partial<Pick<WorkflowStep, "addresses">>): string[] =>
  channel === "webhook"
    ? [WEBHOOK]
    : [
        ...(to.includes("booker") ? [PERSON] : []),
        ...(to.includes("team_admins") ? [TEAM_ADMINS] : []),
        ...addresses,
      ];

function findValues(
  condition: WorkflowCondition,
  { answers, lang }: StepSubject,
  isFirstBooking: boolean,
): string[] {
  if (condition.kind === "language") return [lang];
  if (condition.kind === "first_booking") return [String(isFirstBooking)];
  return answers
    .filter(({ key }) => key === condition.question)
    .flatMap(({ value, text }) => (Array.isArray(value) ? value : [String(value), text]));
}
