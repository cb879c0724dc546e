import { parseAnswer } from "@/lib/domain/booking-pages/questions/parse-answer";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import type { QuestionView } from "@/lib/pages/page-shell/view";
import type { BookingFormDraft } from "./booking-form-draft";
import { buildQuestionsView, type QuestionContext } from "./build-questions-view";
import { toRawAnswers } from "./parse-answer-form";
import type { FormAnswers } from "./parse-page-query";
import type { ViewContext } from "./view-context";

/** The input for the page's own questions. */
export const buildQuestionContext = ({ page, reader, t }: ViewContext): QuestionContext => ({
  questions: page.settings.questions ?? [],
  language: page.owner.language,
  reader,
  t,
});

export function buildPageQuestions(context: ViewContext, draft: BookingFormDraft | null): QuestionView[] {
  const questionContext = buildQuestionContext(context);
  const values = draft?.answers ?? getPrefilledAnswers(context, questionContext.questions);
  return buildQuestionsView(questionContext, values, draft?.answerIssues ?? {});
}

/**
 * The initial answers: from the address if the owner allows it, else from the previous form, else the question's
 * default.
 */
function getPrefilledAnswers(
  { page, query, reader }: ViewContext,
  questions: readonly Question[],
): FormAnswers {
  const ofAddress = page.settings.enable_api ? (query.answers ?? {}) : {};
  const answers = page.response?.answers ?? {};
  /** Questions with the same key may differ in type or options. */
  const ofForm = (question: Question) => {
    const sent = toRawAnswers([question], answers)[question.key];
    const { value, issue } = parseAnswer(question, sent, reader);
    return value === null || issue ? undefined : answers[question.key];
  };
  return Object.fromEntries(
    questions.map((question): [string, readonly string[]] => {
      const { key, prefill } = question;
      const defaults = typeof prefill === "string" && prefill !== "" ? [prefill] : [];
      return [key, prefill === false ? [] : (ofAddress[key] ?? ofForm(question) ?? defaults)];
    }),
  );
}
