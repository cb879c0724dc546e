import { z } from "zod";
import { event } from "@/lib/domain/events/schema";
import { id, timestamp } from "@/lib/platform/http/fields";
import { TRIGGERS } from "./options";

/** The message of a webhook step about a meeting. */
export const meetingMessage = z.object({
  _id: id.describe("The same at every attempt."),
  workflow: id,
  name: z.string().describe("The name of the workflow."),
  step: id,
  trigger: z.enum(TRIGGERS),
  due_at: timestamp,
  event: event
    .optional()
    .describe("The meeting as it is when the step is due; absent for `form_answered` and `offer_waiting`."),
});
