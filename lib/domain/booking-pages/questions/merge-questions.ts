import { generateId } from "@/lib/platform/db/generate-id";
import { listQuestionKeys } from "./options";
import { type Question, type QuestionInput, toOption } from "./question-schema";

/** Builds the stored questions. Existing ones are matched by id or key and keep their id. */
export function mergeQuestions(before: readonly Question[], sent: readonly QuestionInput[]): Question[] {
  const keys = listQuestionKeys(sent);
  const sentIds = new Set(sent.flatMap(({ _id }) => _id ?? []));
  return sent.map((question, index) => {
    const key = keys[index] ?? "";
    const match = before.find((one) => one.key === key && !sentIds.has(one._id));
    return {
      _id: question._id ?? match?._id ?? generateId(),
      key,
      label: question.label,
      help: question.help ?? null,
      kind: question.kind,
      options: (question.options ?? []).map(toOption),
      required: question.required ?? false,
      shown_if: question.shown_if ?? null,
      prefill: question.prefill ?? null,
    };
  });
}
