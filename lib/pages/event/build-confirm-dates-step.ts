import { formatShortSpan, toEventSpan } from "@/lib/domain/events/visitor/format-days";
import { capitalize } from "@/lib/platform/i18n/format-date-time";
import { countVotes } from "./count-votes";
import { buildActionHref, type EventContext } from "./event-context";
import type { StepParts } from "./step-parts";

/** Asks which dates to confirm, with the number of people who can come to each. */
export function buildConfirmDatesStep(context: EventContext): StepParts {
  const { visitor, dateTimeStyle, draft, t } = context;
  const { event } = visitor;
  const tally = countVotes(event, "dateId");
  const typed = draft?.step === "several" ? draft.values : {};
  return {
    heading: t("polls.several"),
    text: t("polls.severalText"),
    action: buildActionHref(context, "several"),
    fields: event.dates
      .toSorted((a, b) => +a.startsAt - +b.startsAt)
      .map((date) => {
        const name = `date-${date.id}`;
        const { yes, ifNeedBe } = tally.of(date.id);
        return {
          as: "tick" as const,
          id: name,
          name,
          label: capitalize(
            dateTimeStyle.lang,
            formatShortSpan(dateTimeStyle, event.timezone, t, toEventSpan(date)),
          ),
          checked: typed[name] === "true",
          required: false,
          optional: t("eventPage.poll.count", {
            count: yes.length + ifNeedBe.length,
            total: tally.people.length,
          }),
          hint: null,
          error: null,
        };
      }),
    submit: t("polls.severalSubmit"),
  };
}
