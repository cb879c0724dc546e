import type { Instant } from "@/lib/core/time/instant";
import { findUnwelcome } from "@/lib/domain/bookings/find-unwelcome";
import { answerForm, type Led } from "@/lib/domain/forms/responses/answer-form";
import type { Answer } from "@/lib/domain/questions/answer-schema";
import { type AnswerForm, readAnswerForm } from "@/lib/pages/booking/answer-form";
import { keepFormDraft } from "@/lib/pages/frame/form-draft";
import { readFormId } from "@/lib/pages/frame/form-id";
import type { Browser } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { derivedToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { findPublicForm, formPath } from "./find-public-form";
import { buildFormContext, type FormContext, type FormQuery, readFormQuery, utmParams } from "./form-context";
import { formHref } from "./form-view";

interface Submission {
  handle: string;
  data: FormData;
  browser: Browser;
  /** Seconds until this address may answer again; what it typed is kept. */
  wait: number | null;
  now: Instant;
}

export type FormOutcome =
  | { outcome: "unknown" }
  | { outcome: "led"; location: string }
  | { outcome: "refused"; location: string }
  | { outcome: "blocked"; back: string; lang: Language; seconds: number };

/** Keeps what was answered and leads on; else keeps what was typed and leads back to the form. */
export async function submitForm(
  db: Db,
  { handle, data, browser, wait, now }: Submission,
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
  const backTo = async (shown: typeof faults) => {
    const draft = await keepFormDraft(db, { given: answered.given, faults: shown });
    return formHref(formPath(form), { ...query, draft });
  };
  if (wait !== null) return { outcome: "blocked", back: await backTo({}), lang: reader.lang, seconds: wait };
  if (Object.keys(faults).length > 0) return { outcome: "refused", location: await backTo(faults) };
  const token = derivedToken("form_response", readFormId(data.get("form")));
  const sent = { answers: answered.answers, lang: reader.lang, utm: query.utm, token };
  const led = await answerForm(db, form, sent, now);
  return { outcome: "led", location: locate(context, query, led) };
}

/** Whoever cannot book anything here need not be led anywhere. */
async function findUnwelcomeAnswers(db: Db, { form }: FormContext, { answers }: AnswerForm) {
  const addresses = answers.filter((one): one is Answer & { value: string } => one.kind === "email");
  const organization = asOrganizationId(form.organizationId);
  const unwelcome = await findUnwelcome(
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

/** The address that the browser goes to. What was answered is not in it: the token leads to it. */
function locate({ form, reader }: FormContext, { utm }: FormQuery, { to, path, token }: Led): string {
  const campaign = Object.fromEntries(utmParams(utm));
  if (path !== null) return withQuery(path, { via: token, lang: reader.lang, ...campaign });
  if (to?.url !== undefined) return withCampaign(to.url, campaign);
  return withQuery(`${formPath(form)}/answered`, { via: token, lang: reader.lang });
}

/** Another site's own parameters stay as they are. */
function withCampaign(address: string, campaign: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(campaign))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return Object.keys(campaign).length > 0 ? url.href : address;
}
