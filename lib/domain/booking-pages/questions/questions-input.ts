import { z } from "zod";
import { findQuestionIssues } from "./find-question-issues";
import { MAX_QUESTIONS } from "./options";
import { questionInput } from "./question-schema";

/** Sent list of questions, with rules across them. */
export const questionsInput = z
  .array(questionInput)
  .max(MAX_QUESTIONS)
  .superRefine((questions, context) => {
    for (const { path, code, message } of findQuestionIssues(questions))
      context.addIssue({ code: "custom", path, message, params: { code } });
  });
