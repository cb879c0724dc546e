import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import { type PageAddress, pagePath } from "@/lib/domain/bookings/page-address";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { createWaitingToken } from "@/lib/domain/bookings/waiting/waiting-token";
import { joinList } from "@/lib/domain/bookings/waiting-offers/join-list";
import { daysWords } from "@/lib/domain/bookings/waiting-offers/waiting-mail";
import { confirmsBookers } from "@/lib/domain/tenancy/organizations/queries";
import { type PageQuery, pageHref } from "@/lib/pages/booking/page-query";
import type { AskedForm } from "@/lib/pages/confirmation/asked-form";
import { waitForCode } from "@/lib/pages/confirmation/wait-for-code";
import type { Browser, Reader } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import { LISTED } from "./open-waiting";
import { parseWaitingForm, type WaitingFormValues, type WaitingIssue } from "./waiting-form";

/** Somebody wants to wait for a day that is booked out. */
export interface WaitingWish {
  address: PageAddress;
  page: PageSettings;
  query: PageQuery;
  reader: Reader;
  day: LocalDate;
  values: WaitingFormValues;
  fields: readonly [string, string][];
  browser: Browser;
  confirmed: string | undefined;
  formId: string;
}

/** `asked`: a code has been mailed, and the page at this place asks for it. */
type JoinedOrAsked =
  | { outcome: "waiting"; token: string }
  | { outcome: "asked"; location: string }
  | { outcome: "refused"; issues: WaitingIssue[] };

/** Puts somebody on the list, or has them show first that the address is theirs. */
export async function joinOrAsk(db: Db, wish: WaitingWish, now: Instant): Promise<JoinedOrAsked> {
  const { address, page, reader, day, values, confirmed } = wish;
  const { form, issues } = parseWaitingForm(values, day);
  if (form === null) return { outcome: "refused", issues };
  const { name, email, lastDay } = form;
  const isOwner = email === page.owner.email;
  if (!isOwner && (await findBlockedGuests(db, page.organization, page.custom, [email])).length > 0)
    return { outcome: "refused", issues: [{ field: "email", group: "errors", text: "emailUnwelcome" }] };
  const addressConfirmed = confirmed === email;
  if (!addressConfirmed && (await mustConfirm(db, page))) return askCode(db, wish, { email, lastDay }, now);
  const { lang, zone: timezone } = reader;
  const entry = { email, name, lang, timezone, duration: address.minutes, firstDay: day, lastDay };
  const joined = await joinList(db, page, { ...entry, addressConfirmed }, now);
  switch (joined.outcome) {
    case "waiting": {
      const { organization } = page;
      const token = addressConfirmed ? createWaitingToken({ organization, entry: joined.entry }) : LISTED;
      return { outcome: "waiting", token };
    }
    case "mail_limit":
      return { outcome: "refused", issues: [{ field: "email", group: "errors", text: "mailsMany" }] };
    default:
      return { outcome: "refused", issues: [{ field: "email", group: "waiting", text: joined.outcome }] };
  }
}

/** Whoever types an address is written to, perhaps more than once: so it has to be theirs. */
const mustConfirm = async (db: Db, { custom, organization }: PageSettings) =>
  custom.confirm_address === true ||
  custom.proof_of_work === true ||
  (await confirmsBookers(db, organization));

async function askCode(
  db: Db,
  { address, page, query, reader, day, fields, browser, formId }: WaitingWish,
  { email, lastDay }: { email: string; lastDay: LocalDate },
  now: Instant,
): Promise<JoinedOrAsked> {
  const { lang, region, zone, hourCycle } = reader;
  const manner = { lang, region, zone, hourCycle };
  const form: AskedForm = {
    email,
    lang,
    target: { page: "waiting", nickname: page.nickname },
    fields,
    browser,
    manner,
    chosen: [daysWords(manner, day, lastDay), (page.chosen ?? page.owner).name],
    keepsTime: false,
    back: pageHref(pagePath({ ...address, nickname: page.nickname }), query),
    embed: query.embed,
    leadsTo: null,
  };
  const location = await waitForCode(db, page.organization, { form, formId }, now);
  return location === null
    ? { outcome: "refused", issues: [{ field: "email", group: "errors", text: "codesMany" }] }
    : { outcome: "asked", location };
}
