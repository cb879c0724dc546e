import type { Instant } from "@/lib/core/time/instant";
import type { AnswerIssueText } from "@/lib/domain/booking-pages/questions/parse-answer";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import { listTargets } from "@/lib/domain/bookings/forms/stored-form";
import { createWorkChallenge, WORK_BITS } from "@/lib/domain/bookings/proof-of-work";
import { buildQuestionsView, listQuestionIssues } from "@/lib/pages/booking/build-questions-view";
import type { FormAnswers } from "@/lib/pages/booking/parse-page-query";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildErrorSummary } from "@/lib/pages/page-shell/form-parts";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import type { Language } from "@/lib/platform/i18n/languages";
import { type LocalText, selectTranslation } from "@/lib/platform/i18n/select-translation";
import { buildFormPath } from "./find-public-form";
import { type FormContext, type FormQuery, toEmbedParams, toUtmParams } from "./form-context";
import type { FormPageView } from "./view";

/** The answers of a refused form, and its issues. */
export interface AnswerDraft {
  given: FormAnswers;
  faults: Readonly<Record<string, AnswerIssueText>>;
  /** A proof of work is missing, which needs JavaScript. */
  needsScript?: boolean;
}

interface FormState {
  query: FormQuery;
  draft: AnswerDraft | null;
  /** Random id: a form that is sent twice creates one response. */
  formId: string;
  now: Instant;
}

/** Builds the form with its questions and, after a refusal, their errors. */
export function buildFormPageView(
  context: FormContext,
  { query, draft, formId, now }: FormState,
): FormPageView {
  const { form, routing, reader, t } = context;
  const { questions } = routing;
  const questionContext = { questions, language: form.language as Language, reader, t };
  const values = draft?.given ?? getPrefilledAnswers(questions, query.answers);
  const issues = draft?.faults ?? {};
  const path = buildFormPath(form);
  return {
    ...buildSurroundings(context, (lang) => buildFormHref(path, { ...query, lang }), isPersonal(query)),
    banner: buildBannerView(context, { query, draft }),
    form: {
      action: addQueryParams(`${path}/submit`, { embed: query.embed || null }), // the page of a refusal stays in the frame
      work: form.proofOfWork
        ? { challenge: createWorkChallenge({ pageId: form.id, formId }, now), bits: WORK_BITS }
        : null,
      hidden: [
        ["form", formId],
        ["lang", reader.lang],
        ...toEmbedParams(query),
        ...toUtmParams(query.utm),
      ].map(([name = "", value = ""]) => ({
        name,
        value,
      })),
      errors: buildErrorSummary(t, listQuestionIssues(questionContext, issues)),
      fields: buildQuestionsView(questionContext, values, issues),
      submit: t("forms.submit"),
    },
    links: [],
    leadsTo: listTargets(routing).flatMap(({ url }) => url ?? []),
  };
}

function buildBannerView(
  { t }: FormContext,
  { query, draft }: Pick<FormState, "query" | "draft">,
): FormPageView["banner"] {
  const buildBanner = (tone: "info" | "warn", title: string) => ({ tone, title, text: null, links: [] });
  if (draft?.needsScript) return buildBanner("warn", t("forms.scriptNeeded"));
  return query.draft !== null && draft === null ? buildBanner("info", t("errors.draftExpired")) : null;
}

/** Title and text of the form, translated if the form has a translation. */
function buildSurroundings(
  { form, reader, embed }: FormContext,
  hrefIn: (lang: Language) => string,
  isOwn: boolean,
): Pick<FormPageView, "shell" | "title" | "paragraphs"> {
  const title = selectTranslation(form.title as LocalText, reader.lang);
  const text = form.description === null ? "" : selectTranslation(form.description as LocalText, reader.lang);
  const { canonical, languages } = buildCanonicalUrls(buildFormPath(form), null);
  const head = { title, description: text || null, canonical };
  return {
    shell: buildPageShell(reader.lang, isOwn ? { ...head, hidden: true } : { ...head, languages }, hrefIn, {
      embed,
    }),
    title,
    paragraphs: splitParagraphs(text),
  };
}

const isPersonal = ({ draft, answers, embed }: FormQuery) =>
  embed !== false || draft !== null || Object.keys(answers).length > 0;

/** The initial answers: from the address if the question allows it, else the question's default. */
function getPrefilledAnswers(questions: readonly Question[], answers: FormAnswers): FormAnswers {
  return Object.fromEntries(
    questions.map(({ key, prefill }): [string, readonly string[]] => {
      const defaults = typeof prefill === "string" && prefill !== "" ? [prefill] : [];
      return [key, prefill === false ? [] : (answers[key] ?? defaults)];
    }),
  );
}

/** The page's address with its state. */
export function buildFormHref(path: string, { lang, draft, utm, answers, ...shell }: FormQuery): string {
  const params = new URLSearchParams([
    ...(lang ? [["lang", lang]] : []),
    ...(draft ? [["draft", draft]] : []),
    ...toEmbedParams(shell),
    ...toUtmParams(utm),
    ...Object.entries(answers).flatMap(([key, values]) => values.map((value) => [`a_${key}`, value])),
  ]);
  return params.size > 0 ? `${path}?${params}` : path;
}
