import { parseAnswers } from "@/lib/domain/questions/parse-answers";
import type { Question } from "@/lib/domain/questions/question-schema";
import { type LocalText, sayText } from "@/lib/domain/questions/say-text";
import { fieldView, issueText } from "@/lib/pages/frame/form-parts";
import type { ConditionalView, FieldView, Link, QuestionView } from "@/lib/pages/frame/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { ASKED_FIELD, toSent } from "./answer-form";
import type { BookingFormDraft } from "./booking-form-draft";
import { answerField, type FormAnswers } from "./page-query";
import type { ViewContext } from "./view-context";

/** The page's own questions, those that depend on an answer with what they depend on. */
export function questionsView(context: ViewContext, draft: BookingFormDraft | null): QuestionView[] {
  const { page, reader } = context;
  const questions = page.custom.questions ?? [];
  const given = draft?.answers ?? readPrefilled(context, questions);
  const { asked } = parseAnswers(questions, toSent(questions, given), {
    ...reader,
    language: page.owner.language,
  });
  return questions.map((question) => {
    const field = drawQuestion(context, question, given[question.key] ?? [], draft);
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

/** What the questions hold at first: what the page's address says, where the owner allows it, else their own texts. */
function readPrefilled({ page, query }: ViewContext, questions: readonly Question[]): FormAnswers {
  const ofAddress = page.custom.enable_api ? (query.answers ?? {}) : {};
  return Object.fromEntries(
    questions.map(({ key, prefill }): [string, readonly string[]] => {
      const own = typeof prefill === "string" && prefill !== "" ? [prefill] : [];
      return [key, prefill === false ? [] : (ofAddress[key] ?? own)];
    }),
  );
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
  { t, reader }: ViewContext,
  question: Question,
  given: readonly string[],
  draft: BookingFormDraft | null,
): ConditionalView["field"] {
  const { key, kind, required } = question;
  const name = answerField(key);
  const say = (text: LocalText) => sayText(text, reader.lang);
  const fault = draft?.answerIssues?.[key];
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
export function listQuestionFaults({ page, reader, t }: ViewContext, draft: BookingFormDraft | null): Link[] {
  return (page.custom.questions ?? []).flatMap(({ key, label }) => {
    const fault = draft?.answerIssues?.[key];
    if (!fault) return [];
    const text = issueText(t, "errors", { field: key, ...fault });
    return [{ href: `#${answerField(key)}`, label: `${sayText(label, reader.lang)}: ${text}` }];
  });
}
