import type { FieldCode, FieldError } from "@/lib/domain/contracts/problem";
import { buildPointer } from "@/lib/platform/http/json-pointer";
import type { AnswerIssue } from "./parse-answers";
import type { Question } from "./question-schema";

const ANSWER_ERRORS: Partial<Record<AnswerIssue["text"], [FieldCode, string]>> = {
  answerMissing: ["required", "is required"],
  answerUnchosen: ["required", "is required"],
  answerUnticked: ["required", "must be true"],
  answerUnoffered: ["unknown", "must be one of the question's options"],
  answerUnreadable: ["invalid_type", "must be of the question's kind"],
  answerLong: ["too_big", "has too many characters"],
};

const INVALID_VALUE_MESSAGES: Partial<Record<AnswerIssue["text"], string>> = {
  answerNumber: "must be a number",
  answerDate: "must be a date such as 2031-03-10",
  answerUrl: "must be an absolute http or https address",
  emailBad: "must be an e-mail address",
  phoneBad: "must be a phone number",
  phoneCountry: "must be a phone number that begins with + and the country's code",
};

/** Returns errors for API clients; `path` leads to the answers in the body. */
export function listAnswerErrors(
  questions: readonly Question[],
  sent: Readonly<Record<string, unknown>>,
  issues: readonly AnswerIssue[],
  path: readonly string[],
): FieldError[] {
  const knownKeys = new Set(questions.map(({ key }) => key));
  const name = (key: string) => ({ in: "body", pointer: buildPointer([...path, key]) }) as const;
  const unknown = Object.keys(sent).filter((key) => !knownKeys.has(key));
  return [
    ...issues.map(({ key, text }): FieldError => {
      const [code, message] = ANSWER_ERRORS[text] ?? [
        "invalid_value",
        INVALID_VALUE_MESSAGES[text] ?? "is not valid",
      ];
      return { ...name(key), code, message };
    }),
    ...unknown.map((key): FieldError => ({ ...name(key), code: "unknown", message: NO_QUESTION })),
  ];
}

const NO_QUESTION = "is the key of no question of this page";
