import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import { findUnwelcome } from "@/lib/domain/bookings/find-unwelcome";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { type PageAddress, pagePath, parseMinutes } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { startConfirmation } from "@/lib/domain/confirmations/start-confirmation";
import { confirmsBookers } from "@/lib/domain/organizations/queries";
import { createWaitingToken } from "@/lib/domain/waiting/waiting-token";
import { joinList } from "@/lib/domain/waiting-offers/join-list";
import { daysWords } from "@/lib/domain/waiting-offers/waiting-mail";
import { rangeToLoad } from "@/lib/pages/booking/find-openings";
import { isFullDay, offersWaiting } from "@/lib/pages/booking/full-days";
import { type PageQuery, pageHref, readPageQuery } from "@/lib/pages/booking/page-query";
import { type AskedForm, codePath } from "@/lib/pages/confirmation/asked-form";
import { keepFormDraft } from "@/lib/pages/frame/form-draft";
import { readFormId } from "@/lib/pages/frame/form-id";
import { type Browser, deriveReader, type Reader } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { derivedToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import { LISTED } from "./open-waiting";
import { parseWaitingForm, type WaitingFormValues, type WaitingIssue } from "./waiting-form";

interface Submission {
  nickname: string;
  data: FormData;
  browser: Browser;
  /** The address whose code has been typed. */
  confirmed?: string;
  now: Instant;
}

/** Puts somebody on the list of a day that is booked out, or asks for a code first; null: there is no such page. */
export async function submitWaiting(
  db: Db,
  { nickname, data, browser, confirmed, now }: Submission,
): Promise<{ location: string } | null> {
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const read = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  const query = { ...readPageQuery(new URLSearchParams(fields)), starts: [], details: false, answers: {} };
  const type = read("type") || null;
  const minutes = parseMinutes(read(type === null ? "minutes" : "duration"));
  const address = { nickname, type, minutes };
  const whole = await loadPublicPage(db, address, rangeToLoad(query, now));
  if (!whole) return null;
  const page = chooseHost(whole, query.host);
  const reader = deriveReader(query, browser, page.custom, page.owner, page.look);
  const path = pagePath({ ...address, nickname: page.nickname });
  const { day } = query;
  // The day is free by now, or never was for booking: the page shows which.
  if (!offersWaiting(page, query) || day === null || !isFullDay(page, day, reader.zone, now))
    return { location: pageHref(path, query) };
  const values = { name: read("name"), email: read("email"), until: read("until") };
  const formId = readFormId(data.get("form"));
  const wish = { address, page, query, reader, day, values, fields, browser, confirmed, formId };
  const result = await join(db, wish, now);
  if ("location" in result) return result;
  const draft = await keepFormDraft(db, { values, issues: result.issues });
  return { location: `${withQuery(pageHref(path, query), { wait: draft })}#wait` };
}

interface Wish {
  address: PageAddress;
  page: PublicPage;
  query: PageQuery;
  reader: Reader;
  day: LocalDate;
  values: WaitingFormValues;
  fields: readonly [string, string][];
  browser: Browser;
  confirmed: string | undefined;
  formId: string;
}

type Result = { location: string } | { issues: WaitingIssue[] };

async function join(db: Db, wish: Wish, now: Instant): Promise<Result> {
  const { address, page, reader, day, values, confirmed, query } = wish;
  const { form, issues } = parseWaitingForm(values, day);
  if (form === null) return { issues };
  const { name, email, lastDay } = form;
  const isOwner = email === page.owner.email;
  if (!isOwner && (await findUnwelcome(db, page.organization, page.custom, [email])).length > 0)
    return { issues: [{ field: "email", group: "errors", text: "emailUnwelcome" }] };
  const addressConfirmed = confirmed === email;
  if (!addressConfirmed && (await mustConfirm(db, page))) return askCode(db, wish, { email, lastDay }, now);
  const { lang, zone: timezone } = reader;
  const entry = { email, name, lang, timezone, duration: address.minutes, firstDay: day, lastDay };
  const joined = await joinList(db, page, { ...entry, addressConfirmed }, now);
  switch (joined.outcome) {
    case "waiting": {
      const { organization } = page;
      const token = addressConfirmed ? createWaitingToken({ organization, entry: joined.entry }) : LISTED;
      return { location: withQuery(`/waiting/${token}`, { lang, embed: query.embed || null }) };
    }
    case "mail_limit":
      return { issues: [{ field: "email", group: "errors", text: "mailsMany" }] };
    default:
      return { issues: [{ field: "email", group: "waiting", text: joined.outcome }] };
  }
}

/** Whoever types an address is written to, perhaps more than once: so it has to be theirs. */
const mustConfirm = async (db: Db, { custom, organization }: PublicPage) =>
  custom.confirm_address === true ||
  custom.proof_of_work === true ||
  (await confirmsBookers(db, organization));

async function askCode(
  db: Db,
  { address, page, query, reader, day, fields, browser, formId }: Wish,
  { email, lastDay }: { email: string; lastDay: LocalDate },
  now: Instant,
): Promise<Result> {
  const { lang, region, zone, hourCycle } = reader;
  const manner = { lang, region, zone, hourCycle };
  const form: AskedForm = {
    email,
    lang,
    target: { page: "waiting", nickname: page.nickname },
    fields: [...fields.filter(([name]) => name !== "form"), ["form", formId]],
    browser,
    manner,
    chosen: [daysWords(manner, day, lastDay), (page.chosen ?? page.owner).name],
    keepsTime: false,
    back: pageHref(pagePath({ ...address, nickname: page.nickname }), query),
    embed: query.embed,
    leadsTo: null,
  };
  const token = derivedToken("confirmation", formId); // the same form waits once
  const waiting = { token, form, host: null, hold: null };
  return (await startConfirmation(db, page.organization, waiting, now))
    ? { location: codePath(token, form) }
    : { issues: [{ field: "email", group: "errors", text: "codesMany" }] };
}
