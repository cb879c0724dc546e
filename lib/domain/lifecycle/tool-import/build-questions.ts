import { MAX_QUESTIONS } from "@/lib/domain/booking-pages/questions/options";
import type { QuestionKind } from "@/lib/domain/booking-pages/questions/question-schema";
import { LIMITS } from "@/lib/platform/http/fields";
import { buildNote, type ReportNote } from "../import-notes/report-note";

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

/** Names a question of a page or form. */
export const toSubject = (what: string, label: string) => ({ subject: `${what}: ${label}` });

/** Builds the questions of a page or form; what does not come is reported with `what`. */
export function buildQuestions(
  asked: readonly ToolQuestion[],
  what: string,
): { questions: object[]; differs: ReportNote[] } {
  const differs: ReportNote[] = [];
  for (const { label } of asked.slice(MAX_QUESTIONS))
    differs.push(buildNote(toSubject(what, label), "question_limit", { limit: MAX_QUESTIONS }));
  const questions = asked.slice(0, MAX_QUESTIONS).map((question) => {
    const { label, kind, toolKind, required, options: choices, hasOther } = question;
    if (!kind) differs.push(buildNote(toSubject(what, label), "question_kind", { kind: toolKind }));
    if (hasOther) differs.push(buildNote(toSubject(what, label), "question_other"));
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
