import type { QuestionKind } from "@/lib/domain/booking-pages/questions/question-schema";
import { buildQuestions } from "../tool-import/build-questions";
import type { RoutingForm } from "./resources";

const KINDS: Readonly<Record<string, QuestionKind>> = {
  // Of event types.
  string: "text",
  text: "long_text",
  phone_number: "phone",
  single_select: "radio",
  multi_select: "multi_select",
  // Of routing forms.
  name: "text",
  textarea: "long_text",
  email: "email",
  phone: "phone",
  select: "select",
  radios: "radio",
  checkboxes: "multi_select",
};

type AskedQuestion = RoutingForm["questions"][number] & {
  enabled?: boolean;
  position?: number;
  include_other?: boolean | null | undefined;
};

/** Converts questions; what does not come is reported with `what`. */
export function convertQuestions(asked: readonly AskedQuestion[], what: string) {
  const enabled = asked
    .filter(({ enabled = true }) => enabled)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const questions = enabled.map(
    ({ name, type, required, answer_choices: choices, include_other: other }) => ({
      label: name,
      kind: KINDS[type],
      toolKind: type,
      required,
      options: choices ?? [],
      hasOther: other ?? false,
    }),
  );
  return buildQuestions(questions, what);
}
