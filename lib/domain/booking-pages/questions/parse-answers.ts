import type { Language } from "@/lib/platform/i18n/languages";
import type { Answer, AnswerValue } from "./answer-schema";
import { isQuestionAsked } from "./is-question-asked";
import { type AnswerIssueText, type PhoneContext, parseAnswer } from "./parse-answer";
import type { Question } from "./question-schema";
import { selectTranslation } from "./select-translation";

/** What is wrong with the answer of one question, in words of the public pages. */
export interface AnswerIssue extends AnswerIssueText {
  key: string;
}

interface AnswerContext extends PhoneContext {
  /** In which questions are kept with their answers: the host's. */
  language: Language;
}

export interface ParsedAnswers {
  /** In the order of the questions, without those that were not asked or left empty. */
  answers: Answer[];
  issues: AnswerIssue[];
  /** Keys of the questions that are asked, as these answers have it. */
  asked: Set<string>;
}

/**
 * Checks what was answered, by the keys of the questions, against what is asked: one whose condition does not hold is
 * not, whatever was sent. Never throws, whatever `sent` holds.
 */
export function parseAnswers(
  questions: readonly Question[],
  sent: Readonly<Record<string, unknown>>,
  { language, zone, region }: AnswerContext,
): ParsedAnswers {
  const values = new Map<string, AnswerValue>();
  const asked = new Set<string>();
  const answers: Answer[] = [];
  const issues: AnswerIssue[] = [];
  for (const question of questions) {
    const { _id, key, kind, required } = question;
    if (!isQuestionAsked(question, values)) continue;
    asked.add(key);
    const given = Object.hasOwn(sent, key) ? sent[key] : undefined;
    const { value, issue: fault } = parseAnswer(question, given, { zone, region });
    if (fault) issues.push({ key, ...fault });
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
  return { answers, issues, asked };
}

function pickMissingText(kind: Question["kind"]): AnswerIssue["text"] {
  if (kind === "checkbox") return "answerUnticked";
  return kind === "select" || kind === "radio" || kind === "multi_select"
    ? "answerUnchosen"
    : "answerMissing";
}

/** The labels of what was chosen, else the value itself. */
function formatAnswerValue({ options }: Question, value: AnswerValue, language: Language): string {
  const labelOf = (one: string) => {
    const option = options.find((other) => other.value === one);
    return option ? selectTranslation(option.label, language) : one;
  };
  if (Array.isArray(value)) return value.map(labelOf).join(", ");
  return typeof value === "string" ? labelOf(value) : String(value);
}
