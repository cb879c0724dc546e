import { formatAnswer } from "@/lib/domain/booking-pages/questions/format-answer";
import { toAnswers } from "@/lib/domain/events/answers";
import type { EventContext } from "./event-context";
import type { EventView } from "./view";

/** The host reads all answers to the page's questions, a booker only their own. */
export function buildAnswersView({ visitor, names, dateTimeStyle, t }: EventContext): EventView["answers"] {
  const { event } = visitor;
  const people = visitor.isOrganizer ? event.invitees : [visitor];
  const items = people.flatMap((person) => {
    // If there are several bookers, each answer names its booker.
    const by = visitor.isOrganizer && event.seats !== null ? `${names.get(person.id)}: ` : "";
    return toAnswers(person).map((answer) => ({
      id: `${person.id}-${answer._id}`,
      label: `${by}${answer.label}`,
      text: formatAnswer(dateTimeStyle, t, answer),
    }));
  });
  return items.length === 0 ? null : { heading: t("questions.heading"), items };
}
