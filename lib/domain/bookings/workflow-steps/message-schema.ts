import { formResponse } from "@/lib/domain/bookings/forms/responses/schema";
import { waitingEntry } from "@/lib/domain/bookings/waiting-list/schema";
import { meetingMessage } from "@/lib/domain/events/workflows/message-schema";

/** The message of a webhook step. */
export const workflowMessage = meetingMessage
  .extend({
    response: formResponse.optional().describe("The answers, for `form_answered`."),
    waiting: waitingEntry.optional().describe("The entry with its offer, for `offer_waiting`."),
  })
  .meta({ id: "WorkflowMessage" });
