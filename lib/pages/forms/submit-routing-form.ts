import type { Instant } from "@/lib/core/time/instant";
import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { extractContact } from "@/lib/domain/bookings/forms/responses/extract-contact";
import {
  type FormResponseOutcome,
  submitFormResponse,
} from "@/lib/domain/bookings/forms/responses/submit-form-response";
import { type AnswerForm, parseAnswerForm } from "@/lib/pages/booking/parse-answer-form";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import { parseFormId } from "@/lib/pages/page-shell/parse-form-id";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { deriveStableToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { addUtmParams } from "./add-utm-params";
import { type AnswerDraft, buildFormHref } from "./build-form-page-view";
import { buildFormPath, findPublicForm } from "./find-public-form";
import {
  buildFormContext,
  type FormContext,
  type FormQuery,
  parseFormQuery,
  toEmbedParams,
  toUtmParams,
} from "./form-context";
import { requestFormCode } from "./request-form-code";

interface FormSubmission {
  slug: string;
  data: FormData;
  browser: BrowserPreferences;
  /** Seconds until this IP address may answer again; the typed values are stored. */
  wait: number | null;
  /** The email address that a code has confirmed. */
  confirmed?: string;
  now: Instant;
}

export type FormSubmissionOutcome =
  | { outcome: "unknown" }
  | { outcome: "led"; location: string }
  | { outcome: "refused"; location: string }
  /** A code has been mailed, and the page at `location` asks for it. */
  | { outcome: "asked"; location: string }
  | { outcome: "blocked"; back: string; lang: Language; seconds: number };

/** Stores the response and leads to its target, else stores the values and leads back to the form. */
export async function submitRoutingForm(
  db: Db,
  { slug, data, browser, wait, confirmed, now }: FormSubmission,
): Promise<FormSubmissionOutcome> {
  const form = await findPublicForm(db, slug);
  if (!form) return { outcome: "unknown" };
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const query = { ...parseFormQuery(new URLSearchParams(fields)), answers: {} }; // these are fields of the form
  const context = buildFormContext(form, query, browser);
  const { reader, routing } = context;
  const answered = parseAnswerForm(routing.questions, fields, {
    ...reader,
    language: form.language as Language,
  });
  const issues = { ...answered.issues, ...(await findBlockedAnswers(db, context, answered)) };
  const buildReturnPath = async (shown: AnswerDraft["faults"], needsScript = false) => {
    const answerDraft: AnswerDraft = { given: answered.given, faults: shown, needsScript };
    const draft = await storeFormDraft(db, answerDraft);
    return buildFormHref(buildFormPath(form), { ...query, draft });
  };
  if (wait !== null)
    return { outcome: "blocked", back: await buildReturnPath({}), lang: reader.lang, seconds: wait };
  if (Object.keys(issues).length > 0) return { outcome: "refused", location: await buildReturnPath(issues) };
  const formId = parseFormId(data.get("form"));
  const request = {
    context,
    query,
    answers: answered.answers,
    formId,
    fields,
    browser,
    confirmed: confirmed ?? null,
  };
  const codeRequest = await requestFormCode(db, { ...request, back: () => buildReturnPath({}) }, now);
  switch (codeRequest) {
    case null:
      break;
    case "script":
      return { outcome: "refused", location: await buildReturnPath({}, true) };
    case "codes":
      return {
        outcome: "refused",
        location: await buildReturnPath(toEmailIssues(answered.answers, "codesMany")),
      };
    default:
      return { outcome: "asked", location: codeRequest.location };
  }
  const token = deriveStableToken("form_response", formId);
  const sent = { answers: answered.answers, lang: reader.lang, utm: query.utm, token };
  const led = await submitFormResponse(db, form, sent, now);
  return { outcome: "led", location: buildNextUrl(context, query, led) };
}

/** A blocked person is not led to a booking page. */
async function findBlockedAnswers(db: Db, { form }: FormContext, { answers }: AnswerForm) {
  const addresses = answers.filter((one): one is Answer & { value: string } => one.kind === "email");
  const organization = asOrganizationId(form.organizationId);
  const unwelcome = await findBlockedGuests(
    db,
    organization,
    {},
    addresses.map(({ value }) => value),
  );
  return Object.fromEntries(
    addresses
      .filter(({ value }) => unwelcome.includes(value))
      .map(({ key }) => [key, { text: "emailUnwelcome" } as const]),
  );
}

/** Reports the error at the question with the email address. */
const toEmailIssues = (answers: readonly Answer[], text: "codesMany"): AnswerDraft["faults"] =>
  Object.fromEntries(
    answers.filter(({ value }) => value === extractContact(answers).email).map(({ key }) => [key, { text }]),
  );

/**
 * Builds the next address. It contains a token instead of the answers. Another site may refuse to be framed, so in a
 * frame a page of ours leads there.
 */
function buildNextUrl(
  { form, reader }: FormContext,
  query: FormQuery,
  { to, path, token }: FormResponseOutcome,
): string {
  const campaign = Object.fromEntries(toUtmParams(query.utm));
  const shell = Object.fromEntries(toEmbedParams(query));
  if (path !== null) return addQueryParams(path, { via: token, lang: reader.lang, ...shell, ...campaign });
  if (to?.url === undefined)
    return addQueryParams(`${buildFormPath(form)}/answered`, { via: token, lang: reader.lang, ...shell });
  return query.embed
    ? addQueryParams(`${buildFormPath(form)}/answered`, {
        via: token,
        lang: reader.lang,
        ...shell,
        ...campaign,
      })
    : addUtmParams(to.url, query.utm);
}
