import type { Instant } from "@/lib/core/time/instant";
import { type LinkedApp, linkedApp } from "@/lib/domain/bookings/linked-app";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { type PageAddress, pagePath, parseMinutes } from "@/lib/domain/bookings/page-address";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import { keepFormDraft, readFormDraft } from "@/lib/pages/frame/form-draft";
import { readFormId } from "@/lib/pages/frame/form-id";
import { type Browser, deriveReader, type Reader } from "@/lib/pages/frame/reader";
import type { Refusal } from "@/lib/pages/frame/refusal";
import type { Db } from "@/lib/platform/db/client";
import { bookOrAsk } from "./book-or-ask";
import {
  type BookingFormIssue,
  type BookingFormValues,
  parseBookingForm,
  readFormValues,
} from "./booking-form";
import type { BookingFormDraft } from "./booking-form-draft";
import { rangeToLoad } from "./find-openings";
import { carriedPrefill, type PageQuery, pageHref, readPageQuery, readStarts } from "./page-query";
import { deriveProposing } from "./proposing";

interface Submission {
  nickname: string;
  data: FormData;
  browser: Browser;
  /** Sent by one of our own pages. */
  sameOrigin: boolean;
  /** Seconds until this address may book again; what it typed is kept. */
  wait: number | null;
  /** The address whose code has been typed. */
  confirmed?: string;
  now: Instant;
}

export type SubmissionOutcome =
  | { outcome: "unknown" }
  | { outcome: "booked"; location: string; reader: Reader }
  | { outcome: "refused"; location: string }
  /** A code has been mailed, and the page at this place asks for it. */
  | { outcome: "asked"; location: string }
  | { outcome: "blocked"; nickname: string; refusal: Refusal };

/** Books what the form asks for; else keeps what was typed and leads back to it. */
export async function submitBooking(db: Db, submission: Submission): Promise<SubmissionOutcome> {
  const { nickname, data, browser, sameOrigin, wait, confirmed, now } = submission;
  const fields = readTexts(data);
  const query = readPageQuery(new URLSearchParams(fields));
  const address = readPageAddress(nickname, data);
  const page = await loadPublicPage(db, address, rangeToLoad(query, now));
  if (!page) return { outcome: "unknown" };
  const reader = deriveReader(query, browser, page.custom, page.owner);
  const path = pagePath({ ...address, nickname: page.nickname });
  const blocked = (refusal: Pick<Refusal, "why" | "back" | "seconds">): SubmissionOutcome => ({
    outcome: "blocked",
    nickname: page.nickname,
    refusal: { ...refusal, lang: reader.lang, embed: query.embed },
  });
  if (!sameOrigin) return blocked({ why: "origin", back: path });

  const values = readFormValues(data);
  const backTo = async (draft: Partial<BookingFormDraft>, state = query) =>
    pageHref(path, {
      ...state,
      prefill: carriedPrefill(query),
      details: true,
      draft: await keepFormDraft(db, { values, issues: [], taken: [], nearest: [], ...draft }),
    });
  if (wait !== null) return blocked({ why: "rate", back: await backTo({}), seconds: wait });
  const instead = readStarts([readField(data, "instead")]);
  if (instead.length > 0) {
    const starts = await withoutLost(db, query, instead);
    return { outcome: "refused", location: await backTo({}, { ...query, starts }) };
  }
  const thirdParty = await linkedApp(db, page, query.prefill);
  if (thirdParty === "unknown") return { outcome: "refused", location: pageHref(path, query) }; // the page says why
  const formId = readFormId(data.get("form"));
  const sent = { fields, browser, confirmed: confirmed ?? null };
  return book(db, page, { query, values, reader, thirdParty, formId, backTo, now, ...sent });
}

/** Another time takes the place of those whose loss the last draft explained. */
async function withoutLost(db: Db, { draft, starts }: PageQuery, instead: Instant[]): Promise<Instant[]> {
  const before = draft ? await readFormDraft<BookingFormDraft>(db, draft) : null;
  const kept = starts.filter((start) => !before?.taken.includes(start));
  return [...new Set([...kept, ...instead])].sort((a, b) => a - b);
}

interface Attempt {
  query: PageQuery;
  values: BookingFormValues;
  reader: Reader;
  thirdParty: LinkedApp | null;
  formId: string;
  fields: readonly [string, string][];
  browser: Browser;
  confirmed: string | null;
  backTo: (draft: Partial<BookingFormDraft>) => Promise<string>;
  now: Instant;
}

async function book(db: Db, page: PublicPage, attempt: Attempt): Promise<SubmissionOutcome> {
  const { query, values, reader, thirdParty, formId, backTo, now } = attempt;
  const { form, issues } = parseBookingForm(values, page.custom, query.prefill);
  const { least, most } = deriveProposing(page.custom);
  const starts = query.starts.slice(0, most);
  // Too few times: then the page opens at the step where they are chosen.
  if (form === null || starts.length < least) {
    return { outcome: "refused", location: await backTo({ issues }) };
  }
  await refreshBusy(db, page.organization, { user: page.owner.id }, now);
  const request = {
    ...form,
    starts,
    timezone: reader.zone,
    lang: reader.lang,
    thirdParty,
    formId,
    addressConfirmed: attempt.confirmed === form.email,
  };
  const { fields, browser } = attempt;
  const sent = { request, fields, browser, reader, embed: query.embed, keepForm: () => backTo({}) };
  const result = await bookOrAsk(db, page, sent, now);
  switch (result.outcome) {
    case "booked":
      return { outcome: "booked", location: afterBooking(page, query, result), reader };
    case "asked":
      return result;
    case "taken": {
      const { taken, nearest } = result;
      return { outcome: "refused", location: await backTo({ taken, nearest }) };
    }
    default: {
      const issue = refusalIssue(result.outcome, page, form.invitees.length > 0);
      return { outcome: "refused", location: await backTo({ issues: [issue] }) };
    }
  }
}

function refusalIssue(
  why: "full" | "codes" | "mail_limit",
  { owner }: PublicPage,
  hasGuests: boolean,
): BookingFormIssue {
  switch (why) {
    case "full":
      return { field: "email", text: "bookingsMany", values: { name: owner.firstName } };
    case "codes":
      return { field: "email", text: "codesMany" };
    case "mail_limit":
      return { field: hasGuests ? "invitees" : "email", text: "mailsMany" };
  }
}

/** The owner's address as it is; in a frame first a page of ours, since that address may refuse to be framed. */
function afterBooking(
  { nickname, type, custom }: PublicPage,
  { embed }: PageQuery,
  { eventId, key }: { eventId: string; key: string },
): string {
  if (!custom.redirect_url) return `/event/${eventId}?key=${key}${embed ? "&embed=1&booked=1" : ""}`;
  if (!embed) return custom.redirect_url;
  return `/${nickname}/booked?event=${eventId}${type ? `&type=${type.handle}` : ""}&embed=1&booked=1`;
}

function readPageAddress(nickname: string, data: FormData): PageAddress {
  return {
    nickname,
    type: readField(data, "type") || null,
    minutes: parseMinutes(readField(data, "minutes")),
  };
}

function readField(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** Everything but files. */
const readTexts = (data: FormData): [string, string][] =>
  [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
