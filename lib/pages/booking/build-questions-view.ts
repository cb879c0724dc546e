import type { AnswerIssueText } from "@/lib/domain/booking-pages/questions/parse-answer";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import { buildLocalField } from "@/lib/pages/page-shell/build-local-field";
import { buildFieldView, formatIssue } from "@/lib/pages/page-shell/form-parts";
import type { ConditionalView, FieldView, Link, QuestionView } from "@/lib/pages/page-shell/view";
import { LIMITS } from "@/lib/platform/http/fields";
import type { Language } from "@/lib/platform/i18n/languages";
import { type LocalText, selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Translate } from "@/lib/platform/i18n/translate";
import { SHOWN_QUESTION_FIELD, toRawAnswers } from "./parse-answer-form";
import { type FormAnswers, toAnswerField } from "./parse-page-query";

/** The questions and their reader. */
export interface QuestionContext {
  questions: readonly Question[];
  /** The language in which answers are stored. */
  language: Language;
  reader: { lang: Language; region: string; zone: string | null };
  t: Translate;
}

/** Errors of answers, by the keys of their questions. */
export type AnswerIssues = Readonly<Record<string, AnswerIssueText>>;

/** Builds the fields of the questions, with their conditions. `given` holds their values. */
export function buildQuestionsView(
  context: QuestionContext,
  values: FormAnswers,
  issues: AnswerIssues,
): QuestionView[] {
  const { questions, language, reader } = context;
  const { asked } = parseAnswers(questions, toRawAnswers(questions, values), { ...reader, language });
  return questions.map((question) => {
    const field = buildQuestionView(context, question, values[question.key] ?? [], issues[question.key]);
    const { key, shown_if: condition } = question;
    if (!condition) return field;
    return {
      as: "conditional",
      id: `${field.id}-if`,
      name: field.name,
      shownIf: { name: toAnswerField(condition.key), is: condition.is },
      shown: asked.has(key),
      marker: { name: SHOWN_QUESTION_FIELD, value: key },
      field,
    };
  });
}

const TEXT_KINDS = {
  text: { kind: "text", maxLength: LIMITS.title },
  long_text: { kind: "textarea", maxLength: LIMITS.text },
  select: { kind: "select" },
  number: { kind: "number" },
  date: { kind: "date" },
  phone: { kind: "tel", maxLength: LIMITS.phone, autoComplete: "tel" },
  url: { kind: "url", maxLength: LIMITS.url, autoComplete: "url" },
  email: { kind: "email", maxLength: LIMITS.email },
} as const satisfies Partial<Record<Question["kind"], Partial<FieldView>>>;

function buildQuestionView(
  { t, reader }: QuestionContext,
  question: Question,
  values: readonly string[],
  issue: AnswerIssueText | undefined,
): ConditionalView["field"] {
  const { key, kind, required } = question;
  const name = toAnswerField(key);
  const translate = (text: LocalText) => selectTranslation(text, reader.lang);
  const hints = [
    issue?.text === "answerAsked" ? `${t("questions.askedHint")}.` : null,
    question.help && translate(question.help),
  ];
  const shared = {
    id: name,
    name,
    hint: hints.filter(Boolean).join(" ") || null,
    optional: required ? null : t("details.optional"),
    error: issue ? formatIssue(t, "errors", { field: name, ...issue }) : null,
  };
  const options = question.options.map(({ value, label }) => ({ value, label: translate(label) }));
  switch (kind) {
    case "checkbox":
      return {
        as: "tick",
        ...shared,
        label: translate(question.label),
        checked: values.some((value) => value !== "" && value !== "false"),
        required,
      };
    case "radio":
    case "multi_select":
      return {
        as: "choice",
        ...shared,
        legend: translate(question.label),
        multiple: kind === "multi_select",
        options: options.map((one) => ({ ...one, detail: null, checked: values.includes(one.value) })),
        other: null,
      };
    default:
      return buildFieldView(t, {
        ...shared,
        ...TEXT_KINDS[kind],
        label: translate(question.label),
        value: values[0] ?? "",
        required,
        ...(kind === "date" && buildLocalField(t, reader)),
        ...(kind === "select" && { options: [{ value: "", label: t("questions.choose") }, ...options] }),
      });
  }
}

/** Lists one error per invalid answer, with the question's label if several have the same text. */
export function listQuestionIssues({ questions, reader, t }: QuestionContext, issues: AnswerIssues): Link[] {
  return questions.flatMap(({ key, label }) => {
    const issue = issues[key];
    if (!issue) return [];
    const text = formatIssue(t, "errors", { field: key, ...issue });
    const question = selectTranslation(label, reader.lang);
    const isSentence = /[?!.:؟？。]\s*$/.test(question);
    return [{ href: `#${toAnswerField(key)}`, label: `${question}${isSentence ? "" : ":"} ${text}` }];
  });
}
