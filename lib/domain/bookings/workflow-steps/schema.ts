import { z } from "zod";
import { SKIP_REASONS } from "@/lib/domain/events/planned-steps/skip-reasons";
import { SUBJECT_CHANNELS, SUBJECT_TRIGGERS } from "@/lib/domain/events/workflows/options";
import { id, timestamp } from "@/lib/platform/http/fields";

/** A message of a workflow that is not about a meeting. */
export const subjectMessage = z
  .object({
    _id: id,
    step: id.describe("The step may have been deleted since."),
    trigger: z.enum(SUBJECT_TRIGGERS),
    channel: z.enum(SUBJECT_CHANNELS),
    subject: id.describe(
      "The `_id` of the response for `form_answered`, of the entry of the waiting list for `offer_waiting`; it may have been deleted since.",
    ),
    recipient: z
      .string()
      .describe(
        "`booker`: the person who answered or waits. Else `team_admins`, `webhook` or a fixed address.",
      ),
    due_at: timestamp,
    state: z
      .enum(["planned", "sent", "delivered", "skipped", "failed"])
      .describe(
        "`delivered`: the mail server of the organisation, or the receiver of the webhook, has accepted it.",
      ),
    reason: z
      .enum(SKIP_REASONS)
      .nullable()
      .describe(
        "Why it was not sent. `booked`: something was booked with the answers. `offer_over`: the offer was no longer open. `left`: the answers or the entry were deleted. `no_address`: the person gave none. Others as in the timeline of a meeting.",
      ),
    ended_at: timestamp.nullable().describe("The time at which it was sent or skipped."),
    createdAt: timestamp,
  })
  .meta({ id: "WorkflowSubjectMessage" });
