import type { Instant } from "@/lib/core/time/instant";
import { startConfirmation } from "@/lib/domain/confirmations/start-confirmation";
import { type AskedForm, codePath } from "@/lib/pages/confirmation/asked-form";
import type { Browser, Reader } from "@/lib/pages/frame/reader";
import { derivedToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { Creation, Step } from "./creation-query";
import { keepCreation } from "./keep-creation";

interface Asking {
  organization: OrganizationId;
  email: string;
  step: Step;
  sent: URLSearchParams;
  formId: string;
  browser: Browser;
  reader: Reader;
  creation: Creation;
}

/** Mails the organiser a code; answers the page that asks for it. Throws `mail_limit` where too many went out. */
export async function askCreatorCode(
  db: Db,
  { organization, email, step, sent, formId, browser, reader, creation }: Asking,
  now: Instant,
): Promise<string> {
  const { lang, region, zone, hourCycle } = reader;
  const form: AskedForm = {
    email,
    lang,
    target: { page: "creation", step },
    fields: [...[...sent].filter(([name]) => name !== "form"), ["form", formId]],
    browser,
    manner: { lang, region, zone, hourCycle },
    chosen: [creation.title],
    keepsTime: false,
    back: await keepCreation(db, step, creation),
    embed: false,
    leadsTo: null,
  };
  const token = derivedToken("confirmation", formId); // the same form waits once
  const asks = await startConfirmation(db, organization, { token, form, host: null, hold: null }, now);
  if (!asks) throw new ApiProblem("mail_limit", "Too many codes were mailed to this address.");
  return codePath(token, form);
}
