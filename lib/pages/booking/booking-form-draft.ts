import type { Instant } from "@/lib/core/time/instant";
import type { AnswerFault } from "@/lib/domain/booking-pages/questions/parse-answer";
import type { BookingFormIssue, BookingFormValues } from "./booking-form";
import type { FormAnswers } from "./page-query";

/** What a booker had typed when the booking was refused, and why it was. */
export interface BookingFormDraft {
  values: BookingFormValues;
  issues: readonly BookingFormIssue[];
  /** Of the questions of the page, by their keys. */
  answers?: FormAnswers;
  answerIssues?: Readonly<Record<string, AnswerFault>>;
  /** Times that were lost, and the free ones nearest to them. */
  taken: readonly Instant[];
  nearest: readonly Instant[];
}
