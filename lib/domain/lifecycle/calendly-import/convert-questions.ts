import { MAX_QUESTIONS } from "@/lib/domain/booking-pages/questions/question-key";
import type { QuestionKind } from "@/lib/domain/booking-pages/questions/question-schema";
import type { ReportNote } from "./import-report";
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
export function convertQuestions(
  asked: readonly AskedQuestion[],
  what: string,
): { questions: object[]; differs: ReportNote[] } {
  const differs: ReportNote[] = [];
  const enabled = asked
    .filter(({ enabled = true }) => enabled)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  for (const { name } of enabled.slice(MAX_QUESTIONS))
    differs.push({
      what: `${what}: ${name}`,
      why: `is left out, as a page asks at most ${MAX_QUESTIONS} questions`,
    });
  const questions = enabled.slice(0, MAX_QUESTIONS).map((question) => {
    const { name, type, required, answer_choices: choices, include_other: other } = question;
    const kind = KINDS[type];
    if (!kind)
      differs.push({
        what: `${what}: ${name}`,
        why: `is a text, as there is no question of the kind ${type} here`,
      });
    if (other) differs.push({ what: `${what}: ${name}`, why: "has no free answer beside its options" });
    const options = [...new Set(choices ?? [])].map((choice) => choice.trim()).filter(Boolean);
    return {
      label: name.trim().slice(0, 300),
      kind: kind ?? "text",
      ...(options.length > 0 && { options }),
      required,
    };
  });
  return { questions, differs };
}
