import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { requestFormConfirmation } from "@/lib/pages/confirmation/request-form-confirmation";
import type { UnconfirmedForm } from "@/lib/pages/confirmation/unconfirmed-form";
import type { BrowserPreferences, VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

interface PlannerCodeRequest {
  organization: OrganizationId;
  email: string;
  title: string;
  /** The fields of the form. */
  sent: URLSearchParams;
  formId: string;
  browser: BrowserPreferences;
  reader: VisitorLocale;
  /** The address of the form with all values. */
  back: string;
}

/** Mails a code to a planner without an account. Returns the path of the page that asks for it. Throws `mail_limit`. */
export async function requestPlannerCode(
  db: Db,
  { organization, email, title, sent, formId, browser, reader, back }: PlannerCodeRequest,
  now: Instant,
): Promise<string> {
  const { lang, region, zone, hourCycle } = reader;
  const form: UnconfirmedForm = {
    email,
    lang,
    target: { page: "event_wizard" },
    fields: [...sent],
    browser,
    dateTimeStyle: { lang, region, zone, hourCycle },
    chosen: [title],
    keepsTime: false,
    back,
    embed: false,
    leadsTo: null,
  };
  const location = await requestFormConfirmation(db, organization, { form, formId }, now);
  if (location === null)
    throw new ApiProblem("mail_limit", "Too many codes were mailed to this address within an hour.");
  return location;
}
