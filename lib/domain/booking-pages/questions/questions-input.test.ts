import { expect, it } from "vitest";
import { explainIssues } from "@/lib/domain/contracts/explain-issues";
import { mergeQuestions } from "./merge-questions";
import type { QuestionInput } from "./question-schema";
import { questionsInput } from "./questions-input";

const faultsOf = (questions: unknown) => {
  const { error } = questionsInput.safeParse(questions);
  return explainIssues(error?.issues ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
};

const TOPIC = { label: "Topic", kind: "select", options: ["Sales", "Other"] };

it.each<[string, unknown, string[]]>([
  ["an unknown kind", [{ label: "A", kind: "colour" }], ["/0/kind invalid_value"]],
  ["no label", [{ kind: "text" }], ["/0/label invalid_type"]],
  ["an empty label", [{ label: "", kind: "text" }], ["/0/label too_small"]],
  ["a label in no language", [{ label: { xx: "A" }, kind: "text" }], ["/0/label invalid_value"]],
  ["a bad key", [{ key: "A b", label: "A", kind: "text" }], ["/0/key invalid_format"]],
  ['the key "__proto__"', [{ key: "__proto__", label: "A", kind: "text" }], ["/0/key invalid_format"]],
  ['the key "constructor"', [{ key: "constructor", label: "A", kind: "text" }], ["/0/key invalid_format"]],
  [
    "the same key twice",
    [
      { key: "a", label: "A", kind: "text" },
      { key: "a", label: "B", kind: "text" },
    ],
    ["/1/key duplicate"],
  ],
  ["a choice without options", [{ label: "A", kind: "radio" }], ["/0/options required"]],
  ["options for a text", [{ label: "A", kind: "text", options: ["x"] }], ["/0/options unsupported"]],
  ["the same option twice", [{ ...TOPIC, options: ["a", "a"] }], ["/0/options/1 duplicate"]],
  [
    "a condition on a later question",
    [{ label: "A", kind: "text", shown_if: { key: "topic", is: "Sales" } }, TOPIC],
    ["/0/shown_if/key unknown"],
  ],
  [
    "a condition on itself",
    [{ key: "a", label: "A", kind: "text", shown_if: { key: "a", is: "x" } }],
    ["/0/shown_if/key unknown"],
  ],
  [
    "a condition on no option",
    [TOPIC, { label: "A", kind: "text", shown_if: { key: "topic", is: "Tea" } }],
    ["/1/shown_if/is mismatch"],
  ],
  ["a prefill that is no option", [{ ...TOPIC, prefill: "Tea" }], ["/0/prefill mismatch"]],
  ["too many questions", Array.from({ length: 31 }, () => ({ label: "A", kind: "text" })), [" too_big"]],
])("questionsInput rejects %s", (_, questions, faults) => {
  expect(faultsOf(questions)).toEqual(faults);
});

it("mergeQuestions derives keys from labels and preserves ids by id or key", () => {
  const label = { de: "Größe", fr: "Taille" };
  const sent = [
    { label, kind: "text" },
    { label: "Größe", kind: "text" },
    { label: "?", kind: "text" },
  ];
  const first = mergeQuestions([], sent as QuestionInput[]);
  expect(first.map(({ key }) => key)).toEqual(["grosse", "grosse_2", "question"]);
  const [a, b] = first;
  const again = mergeQuestions(first, [
    { _id: b?._id, key: "renamed", label: "B", kind: "text" },
    { key: "grosse", label: "A", kind: "number" },
    { key: "other", label: "C", kind: "text" },
  ]);
  expect(again.map(({ _id }) => _id)).toEqual([b?._id, a?._id, expect.stringMatching(/^[0-9a-f]{24}$/)]);
});

it("mergeQuestions derives no key that every object has", () => {
  expect(mergeQuestions([], [{ label: "Constructor", kind: "text" }])).toMatchObject([
    { key: "constructor_2" },
  ]);
});
