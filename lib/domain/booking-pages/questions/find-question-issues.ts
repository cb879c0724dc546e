import type { FieldCode } from "@/lib/domain/contracts/problem";
import { listQuestionKeys } from "./options";
import { CHOICE_KINDS, type QuestionInput, toOption } from "./question-schema";

interface QuestionIssue {
  path: (string | number)[];
  code: FieldCode;
  message: string;
}

/** Finds errors across questions: duplicate keys, options of kinds without any, and invalid conditions. */
export function findQuestionIssues(questions: readonly QuestionInput[]): QuestionIssue[] {
  const keys = listQuestionKeys(questions);
  return questions.flatMap((question, index) => [
    ...findDuplicates(questions, keys, index),
    ...findOptionIssues(question).map((issue) => ({ ...issue, path: [index, ...issue.path] })),
    ...findConditionIssues(questions, keys, index),
    ...findPrefillIssues(question).map((issue) => ({ ...issue, path: [index, "prefill"] })),
  ]);
}

function findDuplicates(questions: readonly QuestionInput[], keys: readonly string[], index: number) {
  const faults: QuestionIssue[] = [];
  if (keys.indexOf(keys[index] ?? "") < index)
    faults.push({ path: [index, "key"], code: "duplicate", message: "is the key of an earlier question" });
  const { _id } = questions[index] ?? {};
  if (_id !== undefined && questions.findIndex((other) => other._id === _id) < index)
    faults.push({ path: [index, "_id"], code: "duplicate", message: "is the id of an earlier question" });
  return faults;
}

function findOptionIssues({ kind, options }: QuestionInput): QuestionIssue[] {
  const values = (options ?? []).map((one) => toOption(one).value);
  if (!CHOICE_KINDS.includes(kind))
    return values.length === 0
      ? []
      : [{ path: ["options"], code: "unsupported", message: `must be empty for the kind ${kind}` }];
  if (values.length === 0) return [{ path: ["options"], code: "required", message: "must not be empty" }];
  return values.flatMap((value, index) =>
    values.indexOf(value) < index
      ? [{ path: ["options", index], code: "duplicate", message: "is an earlier option" } as const]
      : [],
  );
}

/** A prefill must be one of the options; an empty one selects none. */
function findPrefillIssues({ kind, options, prefill }: QuestionInput): Omit<QuestionIssue, "path">[] {
  if (typeof prefill !== "string" || prefill === "" || !CHOICE_KINDS.includes(kind)) return [];
  return describeExpected({ kind, options }, prefill) === null
    ? []
    : [{ code: "mismatch", message: "must be one of the question's options" }];
}

/** Conditions may reference earlier questions only, which excludes cycles. */
function findConditionIssues(
  questions: readonly QuestionInput[],
  keys: readonly string[],
  index: number,
): QuestionIssue[] {
  const condition = questions[index]?.shown_if;
  if (!condition) return [];
  const at = keys.indexOf(condition.key);
  const earlier = at < index ? questions[at] : undefined;
  if (!earlier)
    return [
      {
        path: [index, "shown_if", "key"],
        code: "unknown",
        message: "must be the key of an earlier question",
      },
    ];
  const expected = describeExpected(earlier, condition.is);
  return expected === null
    ? []
    : [{ path: [index, "shown_if", "is"], code: "mismatch", message: `must be ${expected}` }];
}

/** Describes the valid answers of the question; null if this one is valid. */
export function describeExpected(
  { kind, options }: Pick<QuestionInput, "kind" | "options">,
  is: string | number | boolean,
): string | null {
  if (kind === "checkbox") return typeof is === "boolean" ? null : "true or false";
  if (kind === "number") return typeof is === "number" ? null : "a number";
  if (!CHOICE_KINDS.includes(kind)) return typeof is === "string" ? null : "a text";
  return (options ?? []).some((one) => toOption(one).value === is) ? null : "one of the question's options";
}
