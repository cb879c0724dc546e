import { parseAnswer } from "@/lib/domain/booking-pages/questions/parse-answer";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import type { QuestionView } from "@/lib/pages/frame/view";
import { toSent } from "./answer-form";
import type { BookingFormDraft } from "./booking-form-draft";
import type { FormAnswers } from "./page-query";
import { type Asking, questionsView } from "./questions-view";
import type { ViewContext } from "./view-context";

/** The page's own questions, as they are asked. */
export const askPage = ({ page, reader, t }: ViewContext): Asking => ({
  questions: page.custom.questions ?? [],
  language: page.owner.language,
  reader,
  t,
});

export function pageQuestions(context: ViewContext, draft: BookingFormDraft | null): QuestionView[] {
  const asking = askPage(context);
  const given = draft?.answers ?? readPrefilled(context, asking.questions);
  return questionsView(asking, given, draft?.answerIssues ?? {});
}

/**
 * What the questions hold at first: what the page's address says, where the owner allows it, else what the form that led
 * here was told, else their own texts.
 */
function readPrefilled({ page, query, reader }: ViewContext, questions: readonly Question[]): FormAnswers {
  const ofAddress = page.custom.enable_api ? (query.answers ?? {}) : {};
  const answers = page.response?.answers ?? {};
  /** Questions with the same key may be of another kind, or have other options. */
  const ofForm = (question: Question) => {
    const sent = toSent([question], answers)[question.key];
    const { value, fault } = parseAnswer(question, sent, reader);
    return value === null || fault ? undefined : answers[question.key];
  };
  return Object.fromEntries(
    questions.map((question): [string, readonly string[]] => {
      const { key, prefill } = question;
      const own = typeof prefill === "string" && prefill !== "" ? [prefill] : [];
      return [key, prefill === false ? [] : (ofAddress[key] ?? ofForm(question) ?? own)];
    }),
  );
}
