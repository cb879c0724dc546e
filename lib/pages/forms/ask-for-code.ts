import type { Instant } from "@/lib/core/time/instant";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { type LocalText, sayText } from "@/lib/domain/booking-pages/questions/say-text";
import { decide } from "@/lib/domain/bookings/forms/decide";
import { readContact } from "@/lib/domain/bookings/forms/responses/contact";
import { isWorkDone } from "@/lib/domain/bookings/proof-of-work";
import type { AskedForm } from "@/lib/pages/confirmation/asked-form";
import { waitForCode } from "@/lib/pages/confirmation/wait-for-code";
import type { Browser } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { FormContext, FormQuery } from "./form-context";

interface Asking {
  context: FormContext;
  query: FormQuery;
  answers: readonly Answer[];
  formId: string;
  fields: readonly [string, string][];
  browser: Browser;
  /** The address whose code has been typed. */
  confirmed: string | null;
  /** Keeps what was typed; the form with it. */
  back: () => Promise<string>;
}

/**
 * Where the form wants work of the browser and none was done, mails a code to the address that was answered. Null: nothing
 * is asked for. `script`: there is no such address. `codes`: too many went to it.
 */
export async function askForCode(
  db: Db,
  { context, query, answers, formId, fields, browser, confirmed, back }: Asking,
  now: Instant,
): Promise<{ location: string } | "script" | "codes" | null> {
  const { form, reader } = context;
  if (!form.proofOfWork) return null;
  const [, solution = ""] = fields.find(([name]) => name === "work") ?? [];
  if (isWorkDone({ pageId: form.id, formId }, solution, now)) return null;
  const { email } = readContact(answers);
  if (email === undefined) return "script";
  if (email === confirmed) return null;
  const { to } = await decide(db, form, answers);
  const asked: AskedForm = {
    email,
    lang: reader.lang,
    target: { page: "form", handle: form.handle },
    fields,
    browser,
    manner: { ...reader, zone: reader.zone ?? "UTC", hourCycle: "h23" },
    chosen: [sayText(form.title as LocalText, reader.lang)],
    keepsTime: false,
    back: await back(),
    embed: query.embed,
    leadsTo: to?.url ?? null,
  };
  const location = await waitForCode(db, asOrganizationId(form.organizationId), { form: asked, formId }, now);
  return location === null ? "codes" : { location };
}
