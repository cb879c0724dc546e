import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";
import { workflowCondition } from "./schema";
import { STEP_ROLES } from "./step-schema";

export const trialBody = z
  .object({ event: id.describe("A meeting, of the past or to come.") })
  .meta({ id: "WorkflowTrialBody" });

export const trialResponse = z
  .object({
    event: z.object({ _id: id, title: z.string() }),
    applies: z
      .boolean()
      .describe(
        "Whether the meeting is of the pages, types and teams of the filter, and all conditions hold.",
      ),
    in_filter: z.boolean(),
    conditions: z.array(
      z
        .object({
          condition: workflowCondition,
          found: z.array(z.string()).describe("What the meeting has."),
          holds: z.boolean(),
        })
        .meta({ id: "WorkflowConditionResult" }),
    ),
    steps: z.array(
      z
        .object({
          step: id,
          recipients: z.array(
            z.object({
              role: z.enum(STEP_ROLES),
              name: z
                .string()
                .nullable()
                .describe(
                  "The address of a webhook. Null for admins of teams, who are looked up when it is sent.",
                ),
              due_at: timestamp
                .nullable()
                .describe("Null if it depends on a change, or the meeting has no confirmed time."),
            }),
          ),
        })
        .meta({ id: "WorkflowStepTrial" }),
    ),
  })
  .meta({ id: "WorkflowTrial" });

export type WorkflowTrialBody = z.output<typeof trialBody>;
