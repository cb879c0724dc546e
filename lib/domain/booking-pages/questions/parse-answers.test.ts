import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listAnswerErrors } from "./list-answer-errors";
import { mergeQuestions } from "./merge-questions";
import { parseAnswers } from "./parse-answers";
import { QUESTION_KINDS, type QuestionInput } from "./question-schema";
import { questionsInput } from "./questions-input";

const BERLIN = { language: "en", zone: "Europe/Berlin", region: "US" } as const;

const makeQuestions = (...questions: QuestionInput[]) => mergeQuestions([], questionsInput.parse(questions));

const parse = (question: Omit<QuestionInput, "label">, value: unknown) =>
  parseAnswers(makeQuestions({ label: "Q", ...question }), { q: value }, BERLIN);

const read = (kind: QuestionInput["kind"], value: unknown, options?: QuestionInput["options"]) => {
  const { answers, issues } = parse({ kind, options }, value);
  return issues[0]?.text ?? answers[0]?.value;
};

describe("parseAnswers", () => {
  it.each([
    ["text", "  Ana ", "Ana"],
    ["text", "x".repeat(301), "answerLong"],
    ["text", "a\0b", "charactersBad"],
    ["text", 3, "answerUnreadable"],
    ["long_text", "a\r\nb", "a\nb"],
    ["number", "2,5", 2.5],
    ["number", 12, 12],
    ["number", "1e5", "answerNumber"],
    ["number", "Infinity", "answerNumber"],
    ["date", "2031-02-28", "2031-02-28"],
    ["date", "2031-02-30", "answerDate"],
    ["phone", "030 1234567", "+49301234567"],
    ["phone", "(415) 555-2671", "+494155552671"],
    ["phone", "+33 1 23 45 67 89", "+33123456789"],
    ["phone", "0033 1 23 45 67 89", "+33123456789"],
    ["phone", "+1", "phoneBad"],
    ["phone", "call me", "phoneCountry"],
    ["url", "example.org/a", "https://example.org/a"],
    ["url", "http://example.org", "http://example.org"],
    ["url", "javascript:alert(1)", "answerUrl"],
    ["url", "two words", "answerUrl"],
    ["email", "Ana@Example.org", "ana@example.org"],
    ["email", "ana@", "emailBad"],
    ["checkbox", "on", true],
    ["checkbox", undefined, false],
    ["checkbox", "maybe", "answerUnreadable"],
  ] as const)("parses an answer of kind %s: %j as %j", (kind, sent, value) => {
    expect(read(kind, sent)).toBe(value);
  });

  it("accepts only offered options and orders several as in the question", () => {
    const options = ["Red", { value: "g", label: { en: "Green", de: "Grün" } }];
    expect(read("select", "Red", options)).toBe("Red");
    expect(read("radio", "Green", options)).toBe("answerUnoffered");
    expect(read("multi_select", ["g", "Red", "g"], options)).toEqual(["Red", "g"]);
    expect(read("multi_select", "g", options)).toEqual(["g"]);
    expect(read("multi_select", ["g", 4], options)).toBe("answerUnoffered");
    const { answers } = parseAnswers(
      makeQuestions({ label: "Q", kind: "multi_select", options }),
      { q: ["g", "Red"] },
      { ...BERLIN, language: "de" },
    );
    expect(answers[0]).toMatchObject({ key: "q", value: ["Red", "g"], text: "Red, Grün" });
  });

  it("reports missing required answers and required boxes that are not ticked", () => {
    expect(parse({ kind: "text", required: true }, " ").issues).toEqual([
      { key: "q", text: "answerMissing" },
    ]);
    expect(parse({ kind: "checkbox", required: true }, false).issues).toEqual([
      { key: "q", text: "answerUnticked" },
    ]);
    expect(parse({ kind: "text" }, " ")).toMatchObject({ answers: [], issues: [] });
  });

  it("ignores questions and answers with an unmet condition", () => {
    const questions = makeQuestions(
      { label: "Topic", kind: "select", options: ["Sales", "Other"] },
      { label: "Which?", kind: "text", required: true, shown_if: { key: "topic", is: "Other" } },
      { label: "Why?", kind: "text", required: true, shown_if: { key: "which", is: "tea" } },
    );
    const parsed = (sent: Record<string, unknown>) => parseAnswers(questions, sent, BERLIN);
    expect(parsed({ topic: "Sales", which: "x", why: "y" })).toMatchObject({
      answers: [{ key: "topic" }],
      issues: [],
    });
    expect(parsed({ topic: "Other" }).issues).toEqual([{ key: "which", text: "answerMissing" }]);
    expect([...parsed({ topic: "Other", which: " TEA " }).asked]).toEqual(["topic", "which", "why"]);
  });

  it("yields errors with pointers for API clients", () => {
    const questions = makeQuestions({ label: "Q", kind: "number" });
    const sent = { q: "many", "x/y": 1 };
    const { issues } = parseAnswers(questions, sent, BERLIN);
    expect(listAnswerErrors(questions, sent, issues, ["answers"])).toEqual([
      { in: "body", pointer: "/answers/q", code: "invalid_value", message: "must be a number" },
      expect.objectContaining({ pointer: "/answers/x~1y", code: "unknown" }),
    ]);
  });

  it("never throws and omits rejected answers", () => {
    const questions = makeQuestions(
      ...QUESTION_KINDS.map((kind) => ({
        label: kind,
        kind,
        ...(["select", "multi_select", "radio"].includes(kind) && { options: ["a", "b"] }),
      })),
    );
    const value = fc.oneof(fc.anything(), fc.string({ unit: "binary" }), fc.constantFrom("a", "+49", "1,5"));
    const sent = fc.dictionary(fc.constantFrom(...QUESTION_KINDS, "constructor", "__proto__"), value);
    fc.assert(
      fc.property(sent, (one) => {
        const { answers, issues } = parseAnswers(questions, one, BERLIN);
        const rejectedKeys = new Set(issues.map(({ key }) => key));
        expect(answers.some(({ key }) => rejectedKeys.has(key))).toBe(false);
        expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
      }),
      { numRuns: 50 },
    );
  });
});
