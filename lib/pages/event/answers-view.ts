import { listAnswers, readAnswers } from "@/lib/domain/events/answers";
import { answerWords } from "@/lib/domain/questions/answer-words";
import type { EventContext } from "./event-context";
import type { EventView } from "./view";

/** The host reads what was answered to the page's questions, others what they answered themselves. */
export function answersView({ visitor, manner, t }: EventContext): EventView["answers"] {
  const answers = visitor.su ? listAnswers(visitor.event) : readAnswers(visitor);
  if (answers.length === 0) return null;
  return {
    heading: t("questions.heading"),
    items: answers.map((answer) => ({
      id: answer._id,
      label: answer.label,
      text: answerWords(manner, t, answer),
    })),
  };
}
