import { z } from "zod";
import { event } from "@/lib/domain/events/schema";
import { id, timestamp } from "@/lib/platform/http/fields";
import { TRIGGERS } from "./options";

/** The message of a webhook step. */
export const workflowMessage = z
  .object({
    _id: id.describe("The same at every attempt."),
    workflow: id,
    name: z.string().describe("The name of the workflow."),
    step: id,
    trigger: z.enum(TRIGGERS),
    due_at: timestamp,
    event: event.describe("The meeting as it is when the step is due."),
  })
  .meta({ id: "WorkflowMessage" });
