import { describe, expect, it } from "vitest";
import { mergeQuestions } from "@/lib/domain/booking-pages/questions/merge-questions";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import {
  CHOICE_KINDS,
  QUESTION_KINDS,
  type QuestionKind,
} from "@/lib/domain/booking-pages/questions/question-schema";
import { questionsInput } from "@/lib/domain/booking-pages/questions/questions-input";
import { condition as conditionSchema, type FormCondition } from "./condition-schema";
import { findConditionIssue } from "./find-condition-issue";
import { checkRules, findMatchingRule } from "./match-rules";
import { type ConditionOperator, listOperators, OPERATORS } from "./options";
import { mapAnswerValues } from "./resolve-form-target";

const ask = (kind: QuestionKind) =>
  mergeQuestions(
    [],
    questionsInput.parse([
      {
        key: "q",
        label: "Q",
        kind,
        ...(CHOICE_KINDS.includes(kind) && { options: ["Tea", "Milk", "Water"] }),
      },
    ]),
  );

/** Evaluates the condition for an answer that is parsed like a form's. */
function meets(
  kind: QuestionKind,
  sent: unknown,
  comparison: Partial<Record<ConditionOperator, unknown>>,
): boolean {
  const condition = conditionSchema.parse({ key: "q", ...comparison });
  expect(findConditionIssue(ask(kind), condition)).toBeNull();
  const where = { language: "en", zone: null, region: "GB" } as const;
  const { answers, issues } = parseAnswers(ask(kind), { q: sent }, where);
  expect(issues).toEqual([]);
  const rule = { match: "all" as const, conditions: [condition] };
  return findMatchingRule([rule], mapAnswerValues(answers)) === rule;
}

/** For each kind, gives an answer, conditions that match and conditions that do not. */
const CASES: Record<QuestionKind, [sent: unknown, met: Wanted[], missed: Wanted[]]> = {
  text: [
    " Acme Ltd ",
    [{ is: "acme ltd" }, { is_not: "Acme" }, { contains: "ACME" }, { one_of: ["x", "Acme Ltd"] }],
    [{ is: "Acme" }, { is_not: "ACME LTD" }, { contains: "gmbh" }, { one_of: ["Acme"] }],
  ],
  long_text: [
    "One\nTwo",
    [{ is: "one\ntwo" }, { is_not: "One" }, { contains: "two" }, { one_of: ["One\nTwo"] }],
    [{ is: "Two" }, { is_not: "one\ntwo" }, { contains: "three" }, { one_of: ["One", "Two"] }],
  ],
  select: [
    "Tea",
    [{ is: "Tea" }, { is_not: "Milk" }, { one_of: ["Milk", "Tea"] }],
    [{ is: "Milk" }, { is_not: "Tea" }, { one_of: ["Milk", "Water"] }],
  ],
  radio: [
    "Tea",
    [{ is: "Tea" }, { is_not: "Milk" }, { one_of: ["Milk", "Tea"] }],
    [{ is: "Milk" }, { is_not: "Tea" }, { one_of: ["Milk", "Water"] }],
  ],
  multi_select: [
    ["Tea", "Milk"],
    [{ is: "Milk" }, { is_not: "Water" }, { one_of: ["Water", "Tea"] }],
    [{ is: "Water" }, { is_not: "Tea" }, { one_of: ["Water"] }],
  ],
  checkbox: [true, [{ is: true }, { is_not: false }], [{ is: false }, { is_not: true }]],
  number: [
    "10",
    [{ is: 10 }, { is_not: 9 }, { one_of: [1, 10] }, { greater: 9 }, { less: 10.5 }],
    [{ is: 1 }, { is_not: 10 }, { one_of: [1, 100] }, { greater: 10 }, { less: 10 }],
  ],
  date: [
    "2031-03-10",
    [
      ...[{ is: "2031-03-10" }, { is_not: "2031-03-11" }, { one_of: ["2031-03-10"] }],
      ...[{ greater: "2031-03-09" }, { less: "2031-10-01" }],
    ],
    [
      ...[{ is: "2031-03-11" }, { is_not: "2031-03-10" }, { one_of: ["2031-03-11"] }],
      ...[{ greater: "2031-03-10" }, { less: "2031-03-10" }],
    ],
  ],
  phone: [
    "+33 1 23 45 67 89",
    [{ is: "+33123456789" }, { is_not: "+49301234" }, { contains: "+33" }, { one_of: ["+33123456789"] }],
    [{ is: "+49301234" }, { is_not: "+33123456789" }, { contains: "+49" }, { one_of: ["+49301234"] }],
  ],
  url: [
    "example.com/Shop",
    [{ is: "https://example.com/shop" }, { is_not: "https://x.com" }, { contains: "example.com" }],
    [{ is: "https://x.com" }, { contains: "example.org" }, { one_of: ["https://x.com"] }],
  ],
  email: [
    "Ana@Example.com",
    [{ is: "ana@example.com" }, { is_not: "x@example.com" }, { contains: "@example.com" }],
    [{ is: "x@example.com" }, { contains: "@example.org" }, { one_of: ["x@example.com"] }],
  ],
};

type Wanted = Partial<Record<ConditionOperator, unknown>>;

describe.each(QUESTION_KINDS)("a condition on an answer of the kind %s", (kind) => {
  const [sent, met, missed] = CASES[kind];

  it.each(met)("matches %j", (comparison) => {
    expect(meets(kind, sent, comparison)).toBe(true);
  });

  it.each(missed)("does not match %j", (comparison) => {
    expect(meets(kind, sent, comparison)).toBe(false);
  });

  it("is tested with every operator of the kind, and no other", () => {
    const tried = new Set([...met, ...missed].flatMap((comparison) => Object.keys(comparison)));
    expect(OPERATORS.filter((operator) => tried.has(operator)).sort()).toEqual(
      [...listOperators(kind)].sort(),
    );
  });

  it("does not match without an answer", () => {
    if (kind === "checkbox") return; // an unticked checkbox is an answer
    for (const comparison of [...met, ...missed]) expect(meets(kind, "", comparison)).toBe(false);
  });
});

it("a condition treats an unticked checkbox as answered", () => {
  expect(meets("checkbox", undefined, { is: false })).toBe(true);
});

describe("findMatchingRule and checkRules", () => {
  const condition = (key: string, is: string): FormCondition => ({ key, is });
  const rule = (match: "all" | "any", ...conditions: FormCondition[]) => ({ match, conditions });
  const answers = new Map([
    ["a", "1"],
    ["b", "2"],
  ]);

  it("match all conditions or any, as the rule says", () => {
    const [one, other] = [condition("a", "1"), condition("b", "x")];
    expect(findMatchingRule([rule("all", one, other)], answers)).toBeNull();
    expect(findMatchingRule([rule("any", one, other)], answers)).not.toBeNull();
    expect(findMatchingRule([rule("any", other)], answers)).toBeNull();
  });

  it("return the first match, and evaluate all rules", () => {
    const rules = [
      rule("all", condition("a", "x")),
      rule("all", condition("b", "2")),
      rule("any", condition("a", "1")),
    ];
    expect(findMatchingRule(rules, answers)).toBe(rules[1]);
    expect(checkRules(rules, answers).map(({ met }) => met)).toEqual([false, true, true]);
  });
});

it.each<[string, QuestionKind, Wanted, string]>([
  ["contains for a choice", "select", { contains: "Te" }, "contains unsupported"],
  ["greater for a text", "text", { greater: "a" }, "greater unsupported"],
  ["one_of for a checkbox", "checkbox", { one_of: ["true"] }, "one_of unsupported"],
  ["an unknown option", "radio", { is: "Coffee" }, "is mismatch"],
  ["an unknown option in a list", "multi_select", { one_of: ["Tea", "Coffee"] }, "one_of/1 mismatch"],
  ["a number as a string", "number", { greater: "5" }, "greater mismatch"],
  ["an invalid date", "date", { less: "soon" }, "less mismatch"],
  ["a boolean as a string", "checkbox", { is: "true" }, "is mismatch"],
])("findConditionIssue refuses %s", (_, kind, comparison, issue) => {
  const found = findConditionIssue(ask(kind), conditionSchema.parse({ key: "q", ...comparison }));
  expect(found && `${found.path.join("/")} ${found.code}`).toBe(issue);
});

it("form rules refuse unknown questions, and conditions without or with two operators", () => {
  expect(findConditionIssue(ask("text"), { key: "other", is: "x" })).toMatchObject({ code: "unknown" });
  expect(conditionSchema.safeParse({ key: "q" }).success).toBe(false);
  expect(conditionSchema.safeParse({ key: "q", is: "a", contains: "b" }).success).toBe(false);
});
