import type { Language } from "@/lib/platform/i18n/languages";
import { selectTranslation } from "../../../platform/i18n/select-translation";
import type { Answer, AnswerValue } from "./answer-schema";
import { isQuestionAsked } from "./is-question-asked";
import { type AnswerIssueText, type PhoneContext, parseAnswer } from "./parse-answer";
import type { Question } from "./question-schema";

/** Error of an answer in the words of the public pages. */
export interface AnswerIssue extends AnswerIssueText {
  key: string;
}

interface AnswerContext extends PhoneContext {
  /** Language in which questions are stored with their answers: the host's. */
  language: Language;
}

export interface ParsedAnswers {
  /** In the order of the questions, without skipped or empty ones. */
  answers: Answer[];
  issues: AnswerIssue[];
  /** Keys of the questions that are asked after these answers. */
  asked: Set<string>;
}

/**
 * Validates answers by question key. Answers to questions with an unmet condition are ignored. Never
 * throws, for any `sent`.
 */
export function parseAnswers(
  questions: readonly Question[],
  sent: Readonly<Record<string, unknown>>,
  { language, zone, region }: AnswerContext,
): ParsedAnswers {
  const values = new Map<string, AnswerValue>();
  const askedKeys = new Set<string>();
  const answers: Answer[] = [];
  const issues: AnswerIssue[] = [];
  for (const question of questions) {
    const { _id, key, kind, required } = question;
    if (!isQuestionAsked(question, values)) continue;
    askedKeys.add(key);
    const sentValue = Object.hasOwn(sent, key) ? sent[key] : undefined;
    const { value, issue: issueOf } = parseAnswer(question, sentValue, { zone, region });
    if (issueOf) issues.push({ key, ...issueOf });
    else if (required && (value === null || value === false))
      issues.push({ key, text: pickMissingText(kind) });
    if (value === null) continue;
    values.set(key, value);
    answers.push({
      _id,
      key,
      label: selectTranslation(question.label, language),
      kind,
      value,
      text: formatAnswerValue(question, value, language),
    });
  }
  return { answers, issues, asked: askedKeys };
}

function pickMissingText(kind: Question["kind"]): AnswerIssue["text"] {
  if (kind === "checkbox") return "answerUnticked";
  return kind === "select" || kind === "radio" || kind === "multi_select"
    ? "answerUnchosen"
    : "answerMissing";
}

/** Returns the labels of chosen options, or else the value itself. */
function formatAnswerValue({ options }: Question, value: AnswerValue, language: Language): string {
  const labelOf = (one: string) => {
    const option = options.find((other) => other.value === one);
    return option ? selectTranslation(option.label, language) : one;
  };
  if (Array.isArray(value)) return value.map(labelOf).join(", ");
  return typeof value === "string" ? labelOf(value) : String(value);
}
