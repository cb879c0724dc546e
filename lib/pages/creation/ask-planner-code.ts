import type { Instant } from "@/lib/core/time/instant";
import type { AskedForm } from "@/lib/pages/confirmation/asked-form";
import { waitForCode } from "@/lib/pages/confirmation/wait-for-code";
import type { Browser, Reader } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";

interface Asking {
  organization: OrganizationId;
  email: string;
  title: string;
  /** The fields of the form. */
  sent: URLSearchParams;
  formId: string;
  browser: Browser;
  reader: Reader;
  /** The form with everything that was entered. */
  back: string;
}

/** Mails a code to whoever plans a poll without an account; where it is asked for. Throws `mail_limit`. */
export async function askPlannerCode(
  db: Db,
  { organization, email, title, sent, formId, browser, reader, back }: Asking,
  now: Instant,
): Promise<string> {
  const { lang, region, zone, hourCycle } = reader;
  const form: AskedForm = {
    email,
    lang,
    target: { page: "creation" },
    fields: [...sent],
    browser,
    manner: { lang, region, zone, hourCycle },
    chosen: [title],
    keepsTime: false,
    back,
    embed: false,
    leadsTo: null,
  };
  const location = await waitForCode(db, organization, { form, formId }, now);
  if (location === null)
    throw new ApiProblem("mail_limit", "Too many codes were mailed to this address within an hour.");
  return location;
}
