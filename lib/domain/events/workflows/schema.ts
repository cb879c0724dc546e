import { z } from "zod";
import { webhookFilter } from "@/lib/domain/messaging/webhooks/schema";
import { id, LIMITS, language, line, record, requiredLine, text } from "@/lib/platform/http/fields";
import { describeTextIssue, SUBJECT_VARIABLES, TEXT_VARIABLES } from "./text-variables";
import { isBeforeTrigger, isTimeTrigger, TRIGGERS } from "./triggers";

export const MAX_WORKFLOWS = 50;
export const MAX_STEPS = 10;
const MAX_CONDITIONS = 10;
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 200;

const TIME_UNITS = ["minutes", "hours", "days", "working_days"] as const;

/** The longest time of a step for each unit: a year. */
const MAX_AMOUNT = { minutes: 525_600, hours: 8760, days: 365, working_days: 260 } as const;

export const RECIPIENTS = ["booker", "guests", "host", "team_admins"] as const;

export const STEP_CHANNELS = ["mail"] as const;

/** Texts of ours, in the language of each reader. */
const TEXT_TEMPLATES = ["reminder", "still_coming", "thanks"] as const;

const trigger = z
  .enum(TRIGGERS)
  .describe(
    "`requested`: a booking that a host must confirm. `booked`: confirmed for the first time, at once or after a request. `confirmed`: a request or a poll was confirmed. `moved`: another time. `no_show`: recorded that someone did not come.",
  );

const storedWhen = z
  .object({ trigger, amount: z.int(), unit: z.enum(TIME_UNITS), at: z.string().nullable() })
  .meta({ id: "WorkflowTime" });

const when = z
  .object({
    trigger,
    amount: z
      .int()
      .min(0)
      .optional()
      .describe("How long before or after; after the change for a trigger that is one. Default 0."),
    unit: z
      .enum(TIME_UNITS)
      .optional()
      .describe(
        "Default `minutes`. Days are of the recipient's calendar; working days are Monday to Friday.",
      ),
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 09:00")
      .nullable()
      .optional()
      .describe("The time of that day on the recipient's clock, for days and working days only."),
  })
  .superRefine(({ trigger, amount = 0, unit = "minutes", at }, context) => {
    const report = (path: string, code: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { code } });
    if (amount > MAX_AMOUNT[unit]) report("amount", "too_big", `must be at most ${MAX_AMOUNT[unit]} ${unit}`);
    if (at && unit !== "days" && unit !== "working_days")
      report("at", "unsupported", "needs the unit days or working_days");
    if (isBeforeTrigger(trigger) && amount === 0 && !at)
      report("amount", "too_small", "must be at least 1, as the step is before that time");
    if (!isTimeTrigger(trigger) && at)
      report("at", "unsupported", "needs a trigger before or after the start or the end");
  })
  .meta({ id: "WorkflowTimeBody" });

const checkVariables = (variables: readonly string[]) => (value: string, context: z.RefinementCtx) => {
  const issue = describeTextIssue(value, variables);
  if (issue) context.addIssue({ code: "custom", message: issue, params: { code: "unknown" } });
};

const step = z.object({
  _id: id,
  when: storedWhen,
  channel: z.enum(STEP_CHANNELS),
  to: z.array(z.enum(RECIPIENTS)).describe("Guests are all participants besides the booker and the hosts."),
  template: z.enum(TEXT_TEMPLATES).nullable().describe("Our text, in each reader's language."),
  subject: z.string().describe("Empty with a template."),
  text: z.string().describe("Empty with a template."),
});

const workflowStep = step.meta({ id: "WorkflowStep" });

const stepInput = z
  .object({
    _id: id.optional().describe("The id of an existing step of this workflow, which it replaces."),
    when,
    channel: z.enum(STEP_CHANNELS).optional().describe("Default `mail`."),
    to: z.array(z.enum(RECIPIENTS)).min(1, "must name at least one recipient").max(RECIPIENTS.length),
    template: z
      .enum(TEXT_TEMPLATES)
      .nullable()
      .optional()
      .describe(
        "Our text, in place of `subject` and `text`. `still_coming` asks to choose another time or to cancel where someone cannot come.",
      ),
    subject: line(LIMITS.name)
      .superRefine(checkVariables(SUBJECT_VARIABLES))
      .optional()
      .describe("May contain {host}, {date} and {time}."),
    text: text(LIMITS.text)
      .superRefine(checkVariables(TEXT_VARIABLES))
      .optional()
      .describe(
        "Plain text. May contain {recipient}, {booker}, {host}, {title}, {date}, {time}, {place} and {link}.",
      ),
  })
  .superRefine(({ template, subject = "", text: body = "" }, context) => {
    for (const [name, value] of Object.entries({ subject, text: body })) {
      if (template && value.trim())
        context.addIssue({
          code: "custom",
          path: [name],
          message: "must be empty with a template",
          params: { code: "unsupported" },
        });
      if (!template && !value.trim())
        context.addIssue({
          code: "custom",
          path: [name],
          message: "is required without a template",
          params: { code: "required" },
        });
    }
  })
  .meta({ id: "WorkflowStepBody" });

export const workflowCondition = z
  .discriminatedUnion("kind", [
    z
      .object({
        kind: z.literal("answer"),
        question: requiredLine(LIMITS.name).describe("The `key` of the question, as answers have it."),
        is: z
          .array(z.string().max(MAX_VALUE_LENGTH))
          .min(1, "must have at least one value")
          .max(MAX_VALUES)
          .describe("The answer is one of these, regardless of case; of several chosen options, any."),
      })
      .meta({ id: "AnswerCondition" }),
    z
      .object({
        kind: z.literal("language"),
        is: z.array(language).min(1, "must have at least one language").describe("The booker's language."),
      })
      .meta({ id: "LanguageCondition" }),
    z
      .object({
        kind: z.literal("first_booking"),
        is: z
          .boolean()
          .describe("Whether the booker's address has no earlier meeting with the organisation."),
      })
      .meta({ id: "FirstBookingCondition" }),
  ])
  .meta({ id: "WorkflowCondition" });

const conditions = z.array(workflowCondition).max(MAX_CONDITIONS);

export const workflow = record
  .extend({
    name: z.string(),
    enabled: z.boolean(),
    filter: webhookFilter.nullable(),
    conditions: conditions.describe("All of them must hold."),
    steps: z.array(workflowStep),
    planned: z.int().describe("The number of messages that are planned now."),
  })
  .meta({ id: "Workflow" });

const fields = z.object({
  name: requiredLine(LIMITS.name),
  enabled: z.boolean().optional().describe("Default true. Switching it off ends what is planned."),
  filter: webhookFilter
    .nullable()
    .optional()
    .describe("Limits the workflow to meetings of these pages, types and teams. Null: all meetings."),
  conditions: conditions.optional().describe("All of them must hold. Default: none."),
  steps: z.array(stepInput).min(1, "must have at least one step").max(MAX_STEPS),
});

export const workflowBody = fields.meta({ id: "WorkflowBody" });
export const workflowUpdate = fields.partial().meta({ id: "WorkflowUpdate" });

export type WorkflowBody = z.output<typeof workflowBody>;
export type WorkflowUpdate = z.output<typeof workflowUpdate>;
export type WorkflowTime = z.output<typeof storedWhen>;
export type WorkflowStep = z.output<typeof workflowStep>;
export type WorkflowStepBody = z.output<typeof stepInput>;
export type WorkflowCondition = z.output<typeof workflowCondition>;
export type WorkflowRecipient = (typeof RECIPIENTS)[number];
export type StepChannel = (typeof STEP_CHANNELS)[number];
