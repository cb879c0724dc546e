import type { Instant } from "@/lib/core/time/instant";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { chooseHost } from "@/lib/domain/bookings/choose-host";
import { type Booked, findBooking } from "@/lib/domain/bookings/find-booking";
import { followLink } from "@/lib/domain/bookings/follow-link";
import { followResponse } from "@/lib/domain/bookings/follow-response";
import { type LinkedApp, linkedApp } from "@/lib/domain/bookings/linked-app";
import { loadPageSettings } from "@/lib/domain/bookings/load-page-settings";
import { type PageAddress, pagePath, parseMinutes } from "@/lib/domain/bookings/page-address";
import { deriveProposing } from "@/lib/domain/bookings/proposing";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import type { Unwelcome } from "@/lib/domain/bookings/refuse-unwelcome";
import type { SeatRefusal } from "@/lib/domain/bookings/seats/join-meeting";
import { findOffer } from "@/lib/domain/bookings/waiting/open-offer";
import { withOffer } from "@/lib/domain/bookings/with-offer";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import type { BookedAt } from "@/lib/domain/events/new-event";
import { keepFormDraft, readFormDraft } from "@/lib/pages/frame/form-draft";
import { readFormId } from "@/lib/pages/frame/form-id";
import { type Browser, deriveReader, type Reader } from "@/lib/pages/frame/reader";
import type { Refusal } from "@/lib/pages/frame/refusal";
import type { Db } from "@/lib/platform/db/client";
import { type AnswerForm, readAnswerForm } from "./answer-form";
import { bookOrAsk } from "./book-or-ask";
import {
  type BookingForm,
  type BookingFormIssue,
  type BookingFormValues,
  parseBookingForm,
  readFormValues,
} from "./booking-form";
import type { BookingFormDraft } from "./booking-form-draft";
import { fillLocked } from "./fill-locked";
import { carriedPrefill, type PageQuery, pageHref, readPageQuery, readStarts } from "./page-query";
import { nameShown, pickRule, pickSeries } from "./pick-series";

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
  | { outcome: "booked"; location: string; reader: Reader; booking: Pick<Booked, "eventId" | "key"> }
  | { outcome: "refused"; location: string }
  /** A code has been mailed, and the page at this place asks for it. */
  | { outcome: "asked"; location: string }
  | { outcome: "blocked"; nickname: string; refusal: Refusal };

/** Books what the form asks for; else keeps what was typed and leads back to it. */
export async function submitBooking(db: Db, submission: Submission): Promise<SubmissionOutcome> {
  const { nickname, data, browser, sameOrigin, wait, confirmed, now } = submission;
  const fields = readTexts(data);
  const query = { ...readPageQuery(new URLSearchParams(fields)), answers: {} }; // they are the form's own fields
  const address = readPageAddress(nickname, data);
  const read = await loadPageSettings(db, address);
  if (!read) return { outcome: "unknown" };
  const offered = withOffer(chooseHost(read, query.host), await findOffer(db, query.offer));
  const followed = await followLink(db, offered, query.link, now);
  const linked = "page" in followed ? followed.page : read;
  const page = await followResponse(db, linked, query.via ?? null, now);
  const reader = deriveReader(query, browser, page.custom, page.owner, page.look);
  const path = pagePath({ ...address, nickname: page.nickname });
  const blocked = (refusal: Pick<Refusal, "why" | "back" | "seconds">): SubmissionOutcome => ({
    outcome: "blocked",
    nickname: page.nickname,
    refusal: { ...refusal, lang: reader.lang, embed: query.embed },
  });
  if (!sameOrigin) return blocked({ why: "origin", back: path });

  const values = fillLocked(readFormValues(data), page);
  const answered = readAnswerForm(page.custom.questions ?? [], fields, {
    ...reader,
    language: page.owner.language,
  });
  const backTo = async (draft: Partial<BookingFormDraft>, state = query) =>
    pageHref(path, {
      ...state,
      prefill: carriedPrefill(query),
      details: true,
      draft: await keepFormDraft(db, { ...emptyDraft(values, answered), ...draft }),
    });
  if (wait !== null) return blocked({ why: "rate", back: await backTo({}), seconds: wait });
  const formId = readFormId(data.get("form"));
  if ("refused" in followed) {
    const before = await findBooking(db, page.organization, formId); // with the link's last use, perhaps
    const email = values.email || null;
    if (before) {
      const location = afterBooking(page, query, before, { email });
      return { outcome: "booked", location, reader, booking: before };
    }
    return { outcome: "refused", location: await backTo({}) }; // the page says why
  }
  const instead = readStarts([readField(data, "instead")]);
  if (instead.length > 0) {
    const starts = await withoutLost(db, query, instead);
    return { outcome: "refused", location: await backTo({}, { ...query, starts }) };
  }
  if (data.has("repeat") || readField(data, "shown") !== nameShown(query.starts[0], pickRule(page, query))) {
    // Only dates that were shown are booked.
    const series = query.series ? { ...query.series, instead: [] } : null;
    return { outcome: "refused", location: await backTo({}, { ...query, series }) };
  }
  const thirdParty = await linkedApp(db, page, query.prefill);
  if (thirdParty === "unknown") return { outcome: "refused", location: pageHref(path, query) }; // the page says why
  const sent = { fields, browser, confirmed: confirmed ?? null };
  return book(db, page, { query, values, answered, reader, thirdParty, formId, backTo, now, ...sent });
}

const emptyDraft = (values: BookingFormValues, { given }: AnswerForm): BookingFormDraft => ({
  values,
  issues: [],
  answers: given,
  answerIssues: {},
  taken: [],
  nearest: [],
});

/** Another time takes the place of those whose loss the last draft explained. */
async function withoutLost(db: Db, { draft, starts }: PageQuery, instead: Instant[]): Promise<Instant[]> {
  const before = draft ? await readFormDraft<BookingFormDraft>(db, draft) : null;
  const kept = starts.filter((start) => !before?.taken.includes(start));
  return [...new Set([...kept, ...instead])].sort((a, b) => a - b);
}

interface Attempt {
  query: PageQuery;
  values: BookingFormValues;
  answered: AnswerForm;
  reader: Reader;
  thirdParty: LinkedApp | null;
  formId: string;
  fields: readonly [string, string][];
  browser: Browser;
  confirmed: string | null;
  backTo: (draft: Partial<BookingFormDraft>) => Promise<string>;
  now: Instant;
}

async function book(db: Db, page: PageSettings, attempt: Attempt): Promise<SubmissionOutcome> {
  const { query, values, answered, reader, thirdParty, formId, backTo, now } = attempt;
  const { form, issues } = parseBookingForm(values, page.custom, query.prefill);
  const { least, most } = deriveProposing(page.custom);
  const starts = query.starts.slice(0, most);
  // Too few times: then the page opens at the step where they are chosen.
  if (form === null || Object.keys(answered.issues).length > 0 || starts.length < least) {
    return { outcome: "refused", location: await backTo({ issues, answerIssues: answered.issues }) };
  }
  await refreshBusy(db, page.organization, whoseTime(page), now);
  const series = pickSeries(page, query);
  const request = {
    ...form,
    answers: answered.answers,
    email: form.email ?? null,
    starts: series ? series.occurrences.map(({ start }) => start) : starts,
    series,
    host: query.host,
    timezone: reader.zone,
    lang: reader.lang,
    thirdParty,
    link: page.link ?? null,
    formId,
    addressConfirmed:
      form.email !== undefined && [attempt.confirmed, page.offer?.prefill.email].includes(form.email),
    offer: page.offer ?? null,
    utm: query.utm ?? null,
    source: findSource(query),
  };
  const { fields, browser } = attempt;
  const sent = { request, fields, browser, reader, embed: query.embed, keepForm: () => backTo({}) };
  const result = await bookOrAsk(db, page, sent, now);
  switch (result.outcome) {
    case "booked":
      return {
        outcome: "booked",
        location: afterBooking(page, query, result, request),
        reader,
        booking: result,
      };
    case "asked":
      return result;
    case "link":
      return { outcome: "refused", location: await backTo({}) }; // the page says why
    case "taken": {
      const { taken, nearest } = result;
      return { outcome: "refused", location: await backTo({ taken, nearest }) };
    }
    default: {
      const issue = refusalIssue(result, page, form);
      return { outcome: "refused", location: await backTo({ issues: [issue] }) };
    }
  }
}

/** What led to the page says more than the frame that it is shown in. */
function findSource({ prefill: { from }, embed }: PageQuery): BookedAt | null {
  const named = CARRIED_SOURCES.find((one) => one === from);
  return named ?? (embed ? "embed" : null);
}

/** Those that an address or a form may name itself. */
const CARRIED_SOURCES = ["locator", "embed", "api"] as const;

const whoseTime = ({ team, owner, chosen }: PageSettings) =>
  team && !chosen ? { team: team.id } : { user: (chosen ?? owner).id };

function refusalIssue(
  refused: { outcome: "full" | "codes" | "mail_limit" | "unproven" } | Unwelcome | SeatRefusal,
  { owner }: PageSettings,
  { email, invitees }: BookingForm,
): BookingFormIssue {
  switch (refused.outcome) {
    case "unwelcome": {
      const [address = ""] = refused.emails;
      return address === email
        ? { field: "email", text: "emailUnwelcome" }
        : { field: "invitees", text: "inviteeUnwelcome", values: { address } };
    }
    case "unproven":
      return { field: "phone", text: "scriptNeeded" };
    case "seats":
      return { field: "invitees", text: "seatsFew", values: { count: refused.left } };
    case "seated":
      return { field: "email", text: "seated" };
    case "full":
      return { field: "email", text: "bookingsMany", values: { name: owner.firstName } };
    case "codes":
      return { field: "email", text: "codesMany" };
    case "mail_limit":
      return { field: invitees.length > 0 ? "invitees" : "email", text: "mailsMany" };
  }
}

/** The owner's address as it is; in a frame first a page of ours, since that address may refuse to be framed. */
function afterBooking(
  { nickname, type, custom }: PageSettings,
  { embed }: PageQuery,
  { eventId, key }: { eventId: string; key: string },
  { email }: Pick<BookingRequest, "email">,
): string {
  // To whom nothing is mailed, the event's address is shown, which is all they have of it.
  if (!custom.redirect_url || email === null)
    return `/event/${eventId}?key=${key}${embed ? `&embed=${embed}&booked=1` : ""}`;
  if (!embed) return custom.redirect_url;
  return `/${nickname}/booked?event=${eventId}${type ? `&type=${type.handle}` : ""}&embed=${embed}&booked=1`;
}

function readPageAddress(nickname: string, data: FormData): PageAddress {
  const type = readField(data, "type") || null;
  return { nickname, type, minutes: parseMinutes(readField(data, type === null ? "minutes" : "duration")) };
}

function readField(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** Everything but files. */
const readTexts = (data: FormData): [string, string][] =>
  [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
