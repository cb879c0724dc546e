import type { Instant } from "@/lib/core/time/instant";
import type { AnswerIssueText } from "@/lib/domain/booking-pages/questions/parse-answer";
import type { BookingFormIssue, BookingFormValues } from "./parse-booking-form";
import type { FormAnswers } from "./parse-page-query";

/** The values of a refused booking form, and its issues. */
export interface BookingFormDraft {
  values: BookingFormValues;
  issues: readonly BookingFormIssue[];
  /** Answers to the page's questions, by their keys. */
  answers?: FormAnswers;
  answerIssues?: Readonly<Record<string, AnswerIssueText>>;
  /** The lost times; the form offers the nearest free ones. */
  taken: readonly Instant[];
  nearest: readonly Instant[];
}
