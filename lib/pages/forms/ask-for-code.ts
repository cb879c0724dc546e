import type { Instant } from "@/lib/core/time/instant";
import { isWorkDone } from "@/lib/domain/bookings/proof-of-work";
import { startConfirmation } from "@/lib/domain/confirmations/start-confirmation";
import { decide } from "@/lib/domain/forms/decide";
import { readContact } from "@/lib/domain/forms/responses/contact";
import type { Answer } from "@/lib/domain/questions/answer-schema";
import { type LocalText, sayText } from "@/lib/domain/questions/say-text";
import { type AskedForm, codePath } from "@/lib/pages/confirmation/asked-form";
import type { Browser } from "@/lib/pages/frame/reader";
import { derivedToken } from "@/lib/platform/crypto/secret";
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
    fields: [...fields.filter(([name]) => name !== "form"), ["form", formId]],
    browser,
    manner: { ...reader, zone: reader.zone ?? "UTC", hourCycle: "h23" },
    chosen: [sayText(form.title as LocalText, reader.lang)],
    keepsTime: false,
    back: await back(),
    embed: query.embed,
    leadsTo: to?.url ?? null,
  };
  const token = derivedToken("confirmation", formId); // the same form waits once
  const waiting = { token, form: asked, host: null, hold: null };
  return (await startConfirmation(db, asOrganizationId(form.organizationId), waiting, now))
    ? { location: codePath(token, asked) }
    : "codes";
}
