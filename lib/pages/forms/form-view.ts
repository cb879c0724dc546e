import type { Instant } from "@/lib/core/time/instant";
import type { AnswerFault } from "@/lib/domain/booking-pages/questions/parse-answer";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import { type LocalText, sayText } from "@/lib/domain/booking-pages/questions/say-text";
import { listTargets } from "@/lib/domain/bookings/forms/stored-form";
import { newChallenge, WORK_BITS } from "@/lib/domain/bookings/proof-of-work";
import type { FormAnswers } from "@/lib/pages/booking/page-query";
import { listQuestionFaults, questionsView } from "@/lib/pages/booking/questions-view";
import { errorSummary } from "@/lib/pages/frame/form-parts";
import { frameView } from "@/lib/pages/frame/frame-view";
import { knownAddress } from "@/lib/pages/frame/known-address";
import { splitParagraphs } from "@/lib/pages/frame/paragraphs";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Language } from "@/lib/platform/i18n/languages";
import { formPath } from "./find-public-form";
import { type FormContext, type FormQuery, frameParams, utmParams } from "./form-context";
import type { FormPageView } from "./view";

/** What somebody had answered when the form was refused, and why it was. */
export interface AnswerDraft {
  given: FormAnswers;
  faults: Readonly<Record<string, AnswerFault>>;
  /** Nothing but a script could show that it is no program which sends this. */
  needsScript?: boolean;
}

interface FormState {
  query: FormQuery;
  draft: AnswerDraft | null;
  /** Random: the same form sent twice is one response. */
  formId: string;
  now: Instant;
}

/** The questions, as they are asked at first or once more. */
export function formView(context: FormContext, { query, draft, formId, now }: FormState): FormPageView {
  const { form, routing, reader, t } = context;
  const { questions } = routing;
  const asking = { questions, language: form.language as Language, reader, t };
  const given = draft?.given ?? readPrefilled(questions, query.answers);
  const faults = draft?.faults ?? {};
  const path = formPath(form);
  return {
    ...surroundings(context, (lang) => formHref(path, { ...query, lang }), isOneReaders(query)),
    banner: bannerView(context, { query, draft }),
    form: {
      action: withQuery(`${path}/submit`, { embed: query.embed || null }), // a refusal is shown in the same frame
      work: form.proofOfWork
        ? { challenge: newChallenge({ pageId: form.id, formId }, now), bits: WORK_BITS }
        : null,
      hidden: [["form", formId], ["lang", reader.lang], ...frameParams(query), ...utmParams(query.utm)].map(
        ([name = "", value = ""]) => ({
          name,
          value,
        }),
      ),
      errors: errorSummary(t, listQuestionFaults(asking, faults)),
      fields: questionsView(asking, given, faults),
      submit: t("forms.submit"),
    },
    links: [],
    leadsTo: listTargets(routing).flatMap(({ url }) => url ?? []),
  };
}

function bannerView(
  { t }: FormContext,
  { query, draft }: Pick<FormState, "query" | "draft">,
): FormPageView["banner"] {
  const say = (tone: "info" | "warn", title: string) => ({ tone, title, text: null, links: [] });
  if (draft?.needsScript) return say("warn", t("forms.scriptNeeded"));
  return query.draft !== null && draft === null ? say("info", t("errors.draftExpired")) : null;
}

/** Title and text of the form, in the reader's language where it has them. */
function surroundings(
  { form, reader, embed }: FormContext,
  hrefIn: (lang: Language) => string,
  isOwn: boolean,
): Pick<FormPageView, "frame" | "title" | "paragraphs"> {
  const title = sayText(form.title as LocalText, reader.lang);
  const text = form.description === null ? "" : sayText(form.description as LocalText, reader.lang);
  const { canonical, languages } = knownAddress(formPath(form), null);
  const head = { title, description: text || null, canonical };
  return {
    frame: frameView(reader.lang, isOwn ? { ...head, hidden: true } : { ...head, languages }, hrefIn, {
      embed,
    }),
    title,
    paragraphs: splitParagraphs(text),
  };
}

const isOneReaders = ({ draft, answers, embed }: FormQuery) =>
  embed !== false || draft !== null || Object.keys(answers).length > 0;

/** What the address answers, where the question lets it, else the question's own text. */
function readPrefilled(questions: readonly Question[], answers: FormAnswers): FormAnswers {
  return Object.fromEntries(
    questions.map(({ key, prefill }): [string, readonly string[]] => {
      const own = typeof prefill === "string" && prefill !== "" ? [prefill] : [];
      return [key, prefill === false ? [] : (answers[key] ?? own)];
    }),
  );
}

/** The page's address with its state. */
export function formHref(path: string, { lang, draft, utm, answers, ...frame }: FormQuery): string {
  const params = new URLSearchParams([
    ...(lang ? [["lang", lang]] : []),
    ...(draft ? [["draft", draft]] : []),
    ...frameParams(frame),
    ...utmParams(utm),
    ...Object.entries(answers).flatMap(([key, values]) => values.map((value) => [`a_${key}`, value])),
  ]);
  return params.size > 0 ? `${path}?${params}` : path;
}
