import { listQuestionKeys } from "@/lib/domain/booking-pages/questions/question-key";
import type { LocalText } from "@/lib/domain/booking-pages/questions/select-translation";
import type { Schemas } from "../../api";

type StoredQuestion = NonNullable<Schemas["Custom"]["questions"]>[number];

/** A question as it is edited: one that is new has no key until it has a label. */
export type EditedQuestion = Omit<StoredQuestion, "key"> & { key?: string };

export type EditedQuestionKind = EditedQuestion["kind"];

export const QUESTIONS_POINTER = "/custom/questions";

export const isChoiceKind = (kind: EditedQuestionKind): boolean =>
  kind === "select" || kind === "multi_select" || kind === "radio";

/** With an id from the start, so that it stays the same question however often it is saved. */
export const makeQuestion = (): EditedQuestion => ({
  _id: generateQuestionId(),
  label: "",
  help: null,
  kind: "text",
  options: [],
  required: false,
  shown_if: null,
  prefill: null,
});

export const generateQuestionId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Of another kind, what the kind before asked for goes. */
export function setQuestionKind(question: EditedQuestion, kind: EditedQuestionKind): EditedQuestion {
  const options =
    isChoiceKind(kind) && question.options.length === 0 ? [{ label: "" }, { label: "" }] : question.options;
  return {
    ...question,
    kind,
    prefill: null,
    options: (isChoiceKind(kind) ? options : []) as StoredQuestion["options"],
  };
}

/** Once it has a label, a question keeps the key that was made of it. */
export function assignQuestionKeys(questions: readonly EditedQuestion[]): EditedQuestion[] {
  const keys = listQuestionKeys(questions as readonly { key?: string; label: LocalText }[]);
  return questions.map((question, index) => {
    const key = keys[index];
    return question.key === undefined && question.label !== "" && key !== undefined
      ? { ...question, key }
      : question;
  });
}

/** At another place; a condition that would then look ahead goes. */
export function moveQuestion(
  questions: readonly EditedQuestion[],
  from: number,
  to: number,
): EditedQuestion[] {
  const moved = questions.filter((_, at) => at !== from);
  moved.splice(to, 0, ...questions.slice(from, from + 1));
  return removeInvalidConditions(moved);
}

export const removeQuestion = (questions: readonly EditedQuestion[], index: number): EditedQuestion[] =>
  removeInvalidConditions(questions.filter((_, at) => at !== index));

/** Leaves out conditions that no earlier question can meet. */
const removeInvalidConditions = (questions: readonly EditedQuestion[]): EditedQuestion[] =>
  questions.map((question, index) => {
    const earlier = questions.slice(0, index).some(({ key }) => key === question.shown_if?.key);
    return question.shown_if && !earlier ? { ...question, shown_if: null } : question;
  });
