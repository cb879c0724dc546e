import { FEEDBACK_RATINGS } from "@/lib/domain/events/feedback/ratings";
import { recordFeedback } from "@/lib/domain/events/feedback/record-feedback";
import type { EventFormIssue } from "@/lib/pages/event/event-form-draft";
import type { Db } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";

/** Records the rating and the comment; a second form replaces the first. */
export async function submitFeedback(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  if (!offers.has("feedback")) return { done: "changed" };
  const { comment = "" } = values;
  const rating = FEEDBACK_RATINGS.find((one) => String(one) === values.rating);
  const issues: EventFormIssue[] = [
    ...(rating === undefined ? [{ field: "rating", text: "ratingMissing" } as const] : []),
    ...(comment.length > LIMITS.text
      ? [{ field: "comment", text: "messageLong", values: { limit: LIMITS.text } } as const]
      : []),
  ];
  if (rating === undefined || issues.length > 0) return rejectStep("feedback", ...issues);
  const feedback = { event: visitor.eventId, invitee: visitor.id, rating, comment: comment.trim() };
  await recordFeedback(db, target.organization, feedback, target.now);
  return { done: "rated" };
}
