import { FEEDBACK_RATINGS } from "@/lib/domain/events/feedback/ratings";
import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import type { ChoiceView } from "@/lib/pages/page-shell/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { buildActionHref, type EventContext } from "./event-context";
import { createEventFieldBuilder, formatEventIssue } from "./form-view";
import type { StepParts } from "./step-parts";

const RATING_TEXTS = ["one", "two", "three", "four", "five"] as const;

/** The form for feedback: a rating, and a sentence that may be left out. */
export function buildFeedbackStep(context: EventContext): StepParts {
  const { visitor, t } = context;
  const field = createEventFieldBuilder(context, "feedback");
  const comment = { kind: "textarea", required: false, maxLength: LIMITS.text } as const;
  return {
    heading: t("eventPage.step.feedback"),
    text: t("eventPage.step.feedbackText", { name: describeEventHost(visitor.event).firstName }),
    action: buildActionHref(context, "feedback"),
    fields: [buildRatingChoice(context), field("comment", t("eventPage.step.comment"), comment)],
    submit: t("eventPage.step.sendFeedback"),
  };
}

function buildRatingChoice({ draft, t }: EventContext): ChoiceView {
  const known = draft?.step === "feedback" ? draft : null;
  const issue = known?.issues.find(({ field }) => field === "rating");
  return {
    as: "choice",
    id: "rating",
    name: "rating",
    legend: t("eventPage.step.rating"),
    multiple: false,
    // The best rating comes first, as most people give it.
    options: FEEDBACK_RATINGS.toReversed().map((rating) => ({
      value: String(rating),
      label: t(`eventPage.step.ratings.${RATING_TEXTS[rating - 1] ?? "five"}`),
      detail: null,
      checked: known?.values.rating === String(rating),
    })),
    other: null,
    error: issue ? formatEventIssue(t, issue) : null,
  };
}
