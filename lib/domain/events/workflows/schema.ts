import { z } from "zod";
import { webhookFilter } from "@/lib/domain/messaging/webhooks/schema";
import { email, id, LIMITS, language, record, requiredLine } from "@/lib/platform/http/fields";
import { ADDRESS_STATES } from "./addresses/address-states";
import { stepInput, workflowStep } from "./step-schema";

export const MAX_WORKFLOW_STEPS = 10;
const MAX_CONDITIONS = 10;
const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 200;

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

/** Pages, types, teams and page templates of meetings and offers, and forms. */
export const workflowFilter = webhookFilter
  .extend({
    templates: z
      .array(id)
      .max(MAX_VALUES)
      .optional()
      .describe("Only meetings and offers of pages that follow one of these page templates now."),
    forms: z.array(id).max(MAX_VALUES).optional().describe("Only answers to these forms."),
  })
  .describe(
    "`pages`, `types`, `teams` and `templates` limit meetings and offers to waiting lists, `forms` the answers to forms. Null: everything.",
  )
  .meta({ id: "WorkflowFilter" });

const conditions = z.array(workflowCondition).max(MAX_CONDITIONS);

export const workflowAddress = z
  .object({ email: z.string(), state: z.enum(ADDRESS_STATES) })
  .meta({ id: "WorkflowAddress" });

export const addressConfirmationBody = z
  .object({ email: email.describe("A fixed address of this workflow.") })
  .meta({ id: "WorkflowAddressConfirmationBody" });

export const workflow = record
  .extend({
    name: z.string(),
    enabled: z.boolean(),
    filter: workflowFilter.nullable(),
    conditions: conditions.describe("All of them must hold."),
    steps: z.array(workflowStep),
    addresses: z
      .array(workflowAddress)
      .describe("The fixed addresses of all steps. `stopped`: the reader has ended the messages."),
    planned: z.int().describe("The number of messages that are planned now."),
  })
  .meta({ id: "Workflow" });

const fields = z.object({
  name: requiredLine(LIMITS.name),
  enabled: z.boolean().optional().describe("Default true. Switching it off ends what is planned."),
  filter: workflowFilter
    .nullable()
    .optional()
    .describe(
      "Limits the workflow to meetings and offers of these pages, types and teams, and of pages of these templates, and to answers to these forms. Null: all.",
    ),
  conditions: conditions.optional().describe("All of them must hold. Default: none."),
  steps: z.array(stepInput).min(1, "must have at least one step").max(MAX_WORKFLOW_STEPS),
  confirmed_messages: z
    .int()
    .min(0)
    .optional()
    .describe(
      "The `messages` of a rejection with the reason `many_messages`: a change that sends more than 500 messages within the next hour needs it. It is not stored.",
    ),
});

export const workflowBody = fields.meta({ id: "WorkflowBody" });
export const workflowUpdate = fields.partial().meta({ id: "WorkflowUpdate" });

export type WorkflowBody = z.output<typeof workflowBody>;
export type WorkflowUpdate = z.output<typeof workflowUpdate>;
export type WorkflowFilter = z.output<typeof workflowFilter>;
export type WorkflowCondition = z.output<typeof workflowCondition>;
