import type { Instant } from "@/lib/core/time/instant";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { resolveFormTarget } from "@/lib/domain/bookings/forms/resolve-form-target";
import { extractContact } from "@/lib/domain/bookings/forms/responses/extract-contact";
import { isWorkDone } from "@/lib/domain/bookings/proof-of-work";
import { requestFormConfirmation } from "@/lib/pages/confirmation/request-form-confirmation";
import type { UnconfirmedForm } from "@/lib/pages/confirmation/unconfirmed-form";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type LocalText, selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { FormContext, FormQuery } from "./form-context";

interface FormCodeRequest {
  context: FormContext;
  query: FormQuery;
  answers: readonly Answer[];
  formId: string;
  fields: readonly [string, string][];
  browser: BrowserPreferences;
  /** The email address that a code has confirmed. */
  confirmed: string | null;
  /** Stores the typed values and returns the address of the form. */
  back: () => Promise<string>;
}

/**
 * If the form requires a proof of work and none was sent, mails a code to the email address in the answers. Null: no
 * code is needed. `script`: the answers have no email address. `codes`: too many codes went to it.
 */
export async function requestFormCode(
  db: Db,
  { context, query, answers, formId, fields, browser, confirmed, back }: FormCodeRequest,
  now: Instant,
): Promise<{ location: string } | "script" | "codes" | null> {
  const { form, reader } = context;
  if (!form.proofOfWork) return null;
  const [, solution = ""] = fields.find(([name]) => name === "work") ?? [];
  if (isWorkDone({ pageId: form.id, formId }, solution, now)) return null;
  const { email } = extractContact(answers);
  if (email === undefined) return "script";
  if (email === confirmed) return null;
  const { to } = await resolveFormTarget(db, form, answers);
  const unconfirmed: UnconfirmedForm = {
    email,
    lang: reader.lang,
    target: { page: "form", slug: form.slug },
    fields,
    browser,
    dateTimeStyle: { ...reader, zone: reader.zone ?? "UTC", hourCycle: "h23" },
    chosen: [selectTranslation(form.title as LocalText, reader.lang)],
    keepsTime: false,
    back: await back(),
    embed: query.embed,
    leadsTo: to?.url ?? null,
  };
  const location = await requestFormConfirmation(
    db,
    asOrganizationId(form.organizationId),
    { form: unconfirmed, formId },
    now,
  );
  return location === null ? "codes" : { location };
}
