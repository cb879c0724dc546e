import type { Instant } from "@/lib/core/time/instant";
import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { answerForm, type Led } from "@/lib/domain/bookings/forms/responses/answer-form";
import { readContact } from "@/lib/domain/bookings/forms/responses/contact";
import { type AnswerForm, readAnswerForm } from "@/lib/pages/booking/answer-form";
import { keepFormDraft } from "@/lib/pages/frame/form-draft";
import { readFormId } from "@/lib/pages/frame/form-id";
import type { Browser } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { derivedToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { askForCode } from "./ask-for-code";
import { findPublicForm, formPath } from "./find-public-form";
import {
  buildFormContext,
  type FormContext,
  type FormQuery,
  frameParams,
  readFormQuery,
  utmParams,
} from "./form-context";
import { type AnswerDraft, formHref } from "./form-view";
import { withCampaign } from "./with-campaign";

interface Submission {
  handle: string;
  data: FormData;
  browser: Browser;
  /** Seconds until this address may answer again; what it typed is kept. */
  wait: number | null;
  /** The address whose code has been typed. */
  confirmed?: string;
  now: Instant;
}

export type FormOutcome =
  | { outcome: "unknown" }
  | { outcome: "led"; location: string }
  | { outcome: "refused"; location: string }
  /** A code has been mailed, and the page at this place asks for it. */
  | { outcome: "asked"; location: string }
  | { outcome: "blocked"; back: string; lang: Language; seconds: number };

/** Keeps what was answered and leads on; else keeps what was typed and leads back to the form. */
export async function submitForm(
  db: Db,
  { handle, data, browser, wait, confirmed, now }: Submission,
): Promise<FormOutcome> {
  const form = await findPublicForm(db, handle);
  if (!form) return { outcome: "unknown" };
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const query = { ...readFormQuery(new URLSearchParams(fields)), answers: {} }; // they are the form's own fields
  const context = buildFormContext(form, query, browser);
  const { reader, routing } = context;
  const answered = readAnswerForm(routing.questions, fields, {
    ...reader,
    language: form.language as Language,
  });
  const faults = { ...answered.issues, ...(await findUnwelcomeAnswers(db, context, answered)) };
  const backTo = async (shown: AnswerDraft["faults"], needsScript = false) => {
    const kept: AnswerDraft = { given: answered.given, faults: shown, needsScript };
    const draft = await keepFormDraft(db, kept);
    return formHref(formPath(form), { ...query, draft });
  };
  if (wait !== null) return { outcome: "blocked", back: await backTo({}), lang: reader.lang, seconds: wait };
  if (Object.keys(faults).length > 0) return { outcome: "refused", location: await backTo(faults) };
  const formId = readFormId(data.get("form"));
  const asking = {
    context,
    query,
    answers: answered.answers,
    formId,
    fields,
    browser,
    confirmed: confirmed ?? null,
  };
  const asked = await askForCode(db, { ...asking, back: () => backTo({}) }, now);
  switch (asked) {
    case null:
      break;
    case "script":
      return { outcome: "refused", location: await backTo({}, true) };
    case "codes":
      return { outcome: "refused", location: await backTo(ofEmail(answered.answers, "codesMany")) };
    default:
      return { outcome: "asked", location: asked.location };
  }
  const token = derivedToken("form_response", formId);
  const sent = { answers: answered.answers, lang: reader.lang, utm: query.utm, token };
  const led = await answerForm(db, form, sent, now);
  return { outcome: "led", location: locate(context, query, led) };
}

/** Whoever cannot book anything here need not be led anywhere. */
async function findUnwelcomeAnswers(db: Db, { form }: FormContext, { answers }: AnswerForm) {
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

/** Says it at the question whose answer a code would have gone to. */
const ofEmail = (answers: readonly Answer[], text: "codesMany"): AnswerDraft["faults"] =>
  Object.fromEntries(
    answers.filter(({ value }) => value === readContact(answers).email).map(({ key }) => [key, { text }]),
  );

/**
 * The address that the browser goes to. What was answered is not in it: the token leads to it. Another site may refuse to be
 * framed, so in a frame a page of ours leads there.
 */
function locate({ form, reader }: FormContext, query: FormQuery, { to, path, token }: Led): string {
  const campaign = Object.fromEntries(utmParams(query.utm));
  const frame = Object.fromEntries(frameParams(query));
  if (path !== null) return withQuery(path, { via: token, lang: reader.lang, ...frame, ...campaign });
  if (to?.url === undefined)
    return withQuery(`${formPath(form)}/answered`, { via: token, lang: reader.lang, ...frame });
  return query.embed
    ? withQuery(`${formPath(form)}/answered`, { via: token, lang: reader.lang, ...frame, ...campaign })
    : withCampaign(to.url, query.utm);
}
