import { MAX_QUESTIONS } from "@/lib/domain/booking-pages/questions/options";
import type { QuestionKind } from "@/lib/domain/booking-pages/questions/question-schema";
import { LIMITS } from "@/lib/platform/http/fields";
import type { ReportNote } from "./import-report";

/** A question of another tool. */
export interface ToolQuestion {
  label: string;
  /** Undefined: there is no such kind here. */
  kind: QuestionKind | undefined;
  /** The tool's name of the kind. */
  toolKind: string;
  required: boolean;
  options: readonly string[];
  /** A free answer is possible beside the options. */
  hasOther?: boolean | undefined;
}

/** Builds the questions of a page or form; what does not come is reported with `what`. */
export function buildQuestions(
  asked: readonly ToolQuestion[],
  what: string,
): { questions: object[]; differs: ReportNote[] } {
  const differs: ReportNote[] = [];
  const note = (label: string, why: string) => differs.push({ what: `${what}: ${label}`, why });
  for (const { label } of asked.slice(MAX_QUESTIONS))
    note(label, `is left out, as a page asks at most ${MAX_QUESTIONS} questions`);
  const questions = asked.slice(0, MAX_QUESTIONS).map((question) => {
    const { label, kind, toolKind, required, options: choices, hasOther } = question;
    if (!kind) note(label, `is a text, as there is no question of the kind ${toolKind} here`);
    if (hasOther) note(label, "has no free answer beside its options");
    const options = [...new Set(choices)].map((choice) => choice.trim()).filter(Boolean);
    return {
      label: label.trim().slice(0, LIMITS.title),
      kind: kind ?? "text",
      ...(options.length > 0 && { options }),
      required,
    };
  });
  return { questions, differs };
}
