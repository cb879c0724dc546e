import type { FieldCode } from "@/lib/platform/http/problem";
import { listKeys } from "./question-key";
import { CHOICE_KINDS, type QuestionInput, toOption } from "./question-schema";

interface QuestionFault {
  path: (string | number)[];
  code: FieldCode;
  message: string;
}

/** What no question shows by itself: the same key twice, options where none belong, conditions on nothing. */
export function findQuestionFaults(questions: readonly QuestionInput[]): QuestionFault[] {
  const keys = listKeys(questions);
  return questions.flatMap((question, index) => [
    ...findRepeated(questions, keys, index),
    ...findOptionFaults(question).map((fault) => ({ ...fault, path: [index, ...fault.path] })),
    ...findConditionFaults(questions, keys, index),
    ...findPrefillFaults(question).map((fault) => ({ ...fault, path: [index, "prefill"] })),
  ]);
}

function findRepeated(questions: readonly QuestionInput[], keys: readonly string[], index: number) {
  const faults: QuestionFault[] = [];
  if (keys.indexOf(keys[index] ?? "") < index)
    faults.push({ path: [index, "key"], code: "duplicate", message: "is the key of an earlier question" });
  const { _id } = questions[index] ?? {};
  if (_id !== undefined && questions.findIndex((other) => other._id === _id) < index)
    faults.push({ path: [index, "_id"], code: "duplicate", message: "is the id of an earlier question" });
  return faults;
}

function findOptionFaults({ kind, options }: QuestionInput): QuestionFault[] {
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

/** The field would hold nothing, as the text is no option. An empty one stands for none. */
function findPrefillFaults({ kind, options, prefill }: QuestionInput): Omit<QuestionFault, "path">[] {
  if (typeof prefill !== "string" || prefill === "" || !CHOICE_KINDS.includes(kind)) return [];
  return describeWanted({ kind, options }, prefill) === null
    ? []
    : [{ code: "mismatch", message: "must be one of the question's options" }];
}

/** A condition looks back only, so that no circle can arise. */
function findConditionFaults(
  questions: readonly QuestionInput[],
  keys: readonly string[],
  index: number,
): QuestionFault[] {
  const condition = questions[index]?.shown_if;
  if (!condition) return [];
  const at = keys.indexOf(condition.key);
  const asked = at < index ? questions[at] : undefined;
  if (!asked)
    return [
      {
        path: [index, "shown_if", "key"],
        code: "unknown",
        message: "must be the key of an earlier question",
      },
    ];
  const wanted = describeWanted(asked, condition.is);
  return wanted === null
    ? []
    : [{ path: [index, "shown_if", "is"], code: "mismatch", message: `must be ${wanted}` }];
}

/** What the answer of the question could be; null where this is one. */
export function describeWanted(
  { kind, options }: Pick<QuestionInput, "kind" | "options">,
  is: string | number | boolean,
): string | null {
  if (kind === "checkbox") return typeof is === "boolean" ? null : "true or false";
  if (kind === "number") return typeof is === "number" ? null : "a number";
  if (!CHOICE_KINDS.includes(kind)) return typeof is === "string" ? null : "a text";
  return (options ?? []).some((one) => toOption(one).value === is) ? null : "one of the question's options";
}
