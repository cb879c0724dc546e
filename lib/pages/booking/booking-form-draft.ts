import type { Instant } from "@/lib/core/time/instant";
import type { AnswerIssueText } from "@/lib/domain/booking-pages/questions/parse-answer";
import type { BookingFormIssue, BookingFormValues } from "./parse-booking-form";
import type { FormAnswers } from "./parse-page-query";

/** What a booker had typed when the booking was refused, and why it was. */
export interface BookingFormDraft {
  values: BookingFormValues;
  issues: readonly BookingFormIssue[];
  /** Of the questions of the page, by their keys. */
  answers?: FormAnswers;
  answerIssues?: Readonly<Record<string, AnswerIssueText>>;
  /** Times that were lost, and the free ones nearest to them. */
  taken: readonly Instant[];
  nearest: readonly Instant[];
}
