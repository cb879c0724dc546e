import { shortSpan, toSpan } from "@/lib/domain/events/visitor/date-words";
import { capitalize } from "@/lib/platform/i18n/format";
import { actionHref, type EventContext } from "./event-context";
import type { StepParts } from "./step-parts";
import { countVotes } from "./tally";

/** Which of the dates the organiser wants, with how many can come to each. */
export function severalStep(context: EventContext): StepParts {
  const { visitor, manner, draft, t } = context;
  const { event } = visitor;
  const tally = countVotes(event, "dateId");
  const typed = draft?.step === "several" ? draft.values : {};
  return {
    heading: t("polls.several"),
    text: t("polls.severalText"),
    action: actionHref(context, "several"),
    fields: event.dates
      .toSorted((a, b) => +a.startsAt - +b.startsAt)
      .map((date) => {
        const name = `date-${date.id}`;
        const { yes, ifNeedBe } = tally.of(date.id);
        return {
          as: "tick" as const,
          id: name,
          name,
          label: capitalize(manner.lang, shortSpan(manner, event.timezone, t, toSpan(date))),
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
