import type { AnswerFault } from "@/lib/domain/booking-pages/questions/parse-answer";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import { type LocalText, sayText } from "@/lib/domain/booking-pages/questions/say-text";
import { fieldView, issueText } from "@/lib/pages/frame/form-parts";
import type { ConditionalView, FieldView, Link, QuestionView } from "@/lib/pages/frame/view";
import { LIMITS } from "@/lib/platform/http/fields";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";
import { ASKED_FIELD, toSent } from "./answer-form";
import { answerField, type FormAnswers } from "./page-query";

/** Who is asked what. */
export interface Asking {
  questions: readonly Question[];
  /** In which answers are kept. */
  language: Language;
  reader: { lang: Language; region: string; zone: string | null };
  t: Translate;
}

/** What is wrong with answers, by the keys of their questions. */
export type AnswerFaults = Readonly<Record<string, AnswerFault>>;

/** The questions, those that depend on an answer with what they depend on. `given`: what they hold. */
export function questionsView(asking: Asking, given: FormAnswers, faults: AnswerFaults): QuestionView[] {
  const { questions, language, reader } = asking;
  const { asked } = parseAnswers(questions, toSent(questions, given), { ...reader, language });
  return questions.map((question) => {
    const field = drawQuestion(asking, question, given[question.key] ?? [], faults[question.key]);
    const { key, shown_if: condition } = question;
    if (!condition) return field;
    return {
      as: "conditional",
      id: `${field.id}-if`,
      name: field.name,
      shownIf: { name: answerField(condition.key), is: condition.is },
      shown: asked.has(key),
      asked: { name: ASKED_FIELD, value: key },
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

function drawQuestion(
  { t, reader }: Asking,
  question: Question,
  given: readonly string[],
  fault: AnswerFault | undefined,
): ConditionalView["field"] {
  const { key, kind, required } = question;
  const name = answerField(key);
  const say = (text: LocalText) => sayText(text, reader.lang);
  const hints = [
    fault?.text === "answerAsked" ? `${t("questions.askedHint")}.` : null,
    question.help && say(question.help),
  ];
  const shared = {
    id: name,
    name,
    hint: hints.filter(Boolean).join(" ") || null,
    optional: required ? null : t("details.optional"),
    error: fault ? issueText(t, "errors", { field: name, ...fault }) : null,
  };
  const options = question.options.map(({ value, label }) => ({ value, label: say(label) }));
  switch (kind) {
    case "checkbox":
      return {
        as: "tick",
        ...shared,
        label: say(question.label),
        checked: given.some((value) => value !== "" && value !== "false"),
        required,
      };
    case "radio":
    case "multi_select":
      return {
        as: "choice",
        ...shared,
        legend: say(question.label),
        multiple: kind === "multi_select",
        options: options.map((one) => ({ ...one, detail: null, checked: given.includes(one.value) })),
        other: null,
      };
    default:
      return fieldView(t, {
        ...shared,
        ...TEXT_KINDS[kind],
        label: say(question.label),
        value: given[0] ?? "",
        required,
        ...(kind === "select" && { options: [{ value: "", label: t("questions.choose") }, ...options] }),
      });
  }
}

/** One line for each question that was refused: of several like ones, it says which. */
export function listQuestionFaults({ questions, reader, t }: Asking, faults: AnswerFaults): Link[] {
  return questions.flatMap(({ key, label }) => {
    const fault = faults[key];
    if (!fault) return [];
    const text = issueText(t, "errors", { field: key, ...fault });
    return [{ href: `#${answerField(key)}`, label: `${sayText(label, reader.lang)}: ${text}` }];
  });
}
