import { z } from "zod";
import { findQuestionFaults } from "./find-question-faults";
import { MAX_QUESTIONS } from "./question-key";
import { questionInput } from "./question-schema";

/** The list as it is sent: its rules stand across the questions. */
export const questionsInput = z
  .array(questionInput)
  .max(MAX_QUESTIONS)
  .superRefine((questions, context) => {
    for (const { path, code, message } of findQuestionFaults(questions))
      context.addIssue({ code: "custom", path, message, params: { code } });
  });
