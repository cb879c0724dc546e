import type { Schemas } from "../api";
import { type EditedQuestion, generateQuestionId } from "../pages/questions/edited-questions";

export type EditedCondition = Schemas["FormCondition"];

/** The target as the form edits it; the state that was read stays until another target is chosen. */
export type EditedTarget = Omit<Schemas["FormTarget"], "state" | "name"> & {
  state?: Schemas["FormTarget"]["state"];
};

export interface EditedRule {
  _id: string;
  match: "all" | "any";
  conditions: EditedCondition[];
  to: EditedTarget;
}

export const toEditedForm = (form: Schemas["Form"]) => ({
  handle: form.handle,
  title: form.title,
  description: form.description,
  active: form.active,
  proof_of_work: form.proof_of_work,
  language: form.language,
  questions: form.questions as EditedQuestion[],
  rules: form.rules as EditedRule[],
  otherwise: form.otherwise as EditedTarget | null,
});

export type EditedForm = ReturnType<typeof toEditedForm>;

/** Creates a condition on the question's first possible answer. */
export const createCondition = ({ key = "", kind, options }: EditedQuestion): EditedCondition => {
  if (kind === "checkbox") return { key, is: true };
  if (kind === "number") return { key, is: 0 };
  return { key, is: options[0] ? (options[0].value ?? String(options[0].label)) : "" };
};

export const makeRule = (question: EditedQuestion): EditedRule => ({
  _id: generateQuestionId(),
  match: "all",
  conditions: [createCondition(question)],
  to: { page: "" },
});

/** Moves a rule to another index. */
export function moveRule(rules: readonly EditedRule[], from: number, to: number): EditedRule[] {
  const moved = rules.filter((_, at) => at !== from);
  moved.splice(to, 0, ...rules.slice(from, from + 1));
  return moved;
}
