import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import { buildPagePath, type PageAddress } from "@/lib/domain/bookings/page-address";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { createWaitingToken } from "@/lib/domain/bookings/waiting-list/waiting-token";
import { joinWaitingList } from "@/lib/domain/bookings/waiting-offers/join-waiting-list";
import { formatDaySpan } from "@/lib/domain/bookings/waiting-offers/render-waiting-mail";
import { shouldConfirmBookers } from "@/lib/domain/tenancy/organizations/queries";
import { buildPageHref, type PageQuery } from "@/lib/pages/booking/parse-page-query";
import { requestFormConfirmation } from "@/lib/pages/confirmation/request-form-confirmation";
import type { UnconfirmedForm } from "@/lib/pages/confirmation/unconfirmed-form";
import type { BrowserPreferences, VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { LISTED_TOKEN } from "./load-waiting-page";
import { parseWaitingForm, type WaitingFormValues, type WaitingIssue } from "./parse-waiting-form";

/** A request to join the waiting list of a fully booked day. */
export interface WaitingFormRequest {
  address: PageAddress;
  page: BookablePage;
  query: PageQuery;
  reader: VisitorLocale;
  day: LocalDate;
  values: WaitingFormValues;
  fields: readonly [string, string][];
  browser: BrowserPreferences;
  confirmed: string | undefined;
  formId: string;
}

/** `asked`: a code has been mailed, and the page at `location` asks for it. */
type JoinOutcome =
  | { outcome: "waiting"; token: string }
  | { outcome: "asked"; location: string }
  | { outcome: "refused"; issues: WaitingIssue[] };

/** Adds the entry to the waiting list, or first has the visitor confirm the email address. */
export async function joinOrRequestCode(
  db: Db,
  wish: WaitingFormRequest,
  now: Instant,
): Promise<JoinOutcome> {
  const { address, page, reader, day, values, confirmed } = wish;
  const { form, issues } = parseWaitingForm(values, day);
  if (form === null) return { outcome: "refused", issues };
  const { name, email, lastDay } = form;
  const isOwner = email === page.owner.email;
  if (!isOwner && (await findBlockedGuests(db, page.organization, page.settings, [email])).length > 0)
    return { outcome: "refused", issues: [{ field: "email", group: "errors", text: "emailUnwelcome" }] };
  const addressConfirmed = confirmed === email;
  if (!addressConfirmed && (await shouldConfirmAddress(db, page)))
    return requestCode(db, wish, { email, lastDay }, now);
  const { lang, zone: timezone } = reader;
  const entry = { email, name, lang, timezone, duration: address.minutes, firstDay: day, lastDay };
  const joined = await joinWaitingList(db, page, { ...entry, addressConfirmed }, now);
  switch (joined.outcome) {
    case "waiting": {
      const { organization } = page;
      const token = addressConfirmed
        ? createWaitingToken({ organization, entry: joined.entry })
        : LISTED_TOKEN;
      return { outcome: "waiting", token };
    }
    case "mail_limit":
      return { outcome: "refused", issues: [{ field: "email", group: "errors", text: "mailsMany" }] };
    default:
      return { outcome: "refused", issues: [{ field: "email", group: "waiting", text: joined.outcome }] };
  }
}

/** An entry causes mails, perhaps several, so its address must be confirmed. */
const shouldConfirmAddress = async (db: Db, { settings, organization }: BookablePage) =>
  settings.confirm_address === true ||
  settings.proof_of_work === true ||
  (await shouldConfirmBookers(db, organization));

async function requestCode(
  db: Db,
  { address, page, query, reader, day, fields, browser, formId }: WaitingFormRequest,
  { email, lastDay }: { email: string; lastDay: LocalDate },
  now: Instant,
): Promise<JoinOutcome> {
  const { lang, region, zone, hourCycle } = reader;
  const dateTimeStyle = { lang, region, zone, hourCycle };
  const form: UnconfirmedForm = {
    email,
    lang,
    target: { page: "waiting", slug: page.slug },
    fields,
    browser,
    dateTimeStyle,
    chosen: [formatDaySpan(dateTimeStyle, day, lastDay), (page.chosen ?? page.owner).name],
    keepsTime: false,
    back: buildPageHref(buildPagePath({ ...address, slug: page.slug }), query),
    embed: query.embed,
    leadsTo: null,
  };
  const location = await requestFormConfirmation(db, page.organization, { form, formId }, now);
  return location === null
    ? { outcome: "refused", issues: [{ field: "email", group: "errors", text: "codesMany" }] }
    : { outcome: "asked", location };
}
