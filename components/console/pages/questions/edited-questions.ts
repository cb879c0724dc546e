import { listQuestionKeys } from "@/lib/domain/booking-pages/questions/options";
import type { LocalText } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../../api";

type StoredQuestion = NonNullable<Schemas["Custom"]["questions"]>[number];

/** A question as the form edits it; a new one has no key before it has a label. */
export type EditedQuestion = Omit<StoredQuestion, "key"> & { key?: string };

export type EditedQuestionKind = EditedQuestion["kind"];

export const QUESTIONS_POINTER = "/custom/questions";

export const isChoiceKind = (kind: EditedQuestionKind): boolean =>
  kind === "select" || kind === "multi_select" || kind === "radio";

/** Creates a question with an id, which stays the same for all saves. */
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

/** Changes the kind of a question and drops the settings of the previous kind. */
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

/** A question keeps the key that was derived from its first label. */
export function assignQuestionKeys(questions: readonly EditedQuestion[]): EditedQuestion[] {
  const keys = listQuestionKeys(questions as readonly { key?: string; label: LocalText }[]);
  return questions.map((question, index) => {
    const key = keys[index];
    return question.key === undefined && question.label !== "" && key !== undefined
      ? { ...question, key }
      : question;
  });
}

/** Moves a question to another index and removes a condition that would refer to a later one. */
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

/** Removes conditions that no earlier question can satisfy. */
const removeInvalidConditions = (questions: readonly EditedQuestion[]): EditedQuestion[] =>
  questions.map((question, index) => {
    const earlier = questions.slice(0, index).some(({ key }) => key === question.shown_if?.key);
    return question.shown_if && !earlier ? { ...question, shown_if: null } : question;
  });
