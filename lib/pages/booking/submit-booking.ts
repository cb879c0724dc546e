import type { Instant } from "@/lib/core/time/instant";
import { applyOffer } from "@/lib/domain/bookings/apply-offer";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { type BookedOutcome, findBookingByForm } from "@/lib/domain/bookings/find-booking-by-form";
import { findLinkedApp, type LinkedApp } from "@/lib/domain/bookings/find-linked-app";
import { loadBookablePage } from "@/lib/domain/bookings/load-bookable-page";
import { buildPagePath, type PageAddress, parseMinutes } from "@/lib/domain/bookings/page-address";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { BlockedGuests } from "@/lib/domain/bookings/resolve-attendees";
import { resolveFormResponse } from "@/lib/domain/bookings/resolve-form-response";
import { resolveLink } from "@/lib/domain/bookings/resolve-link";
import type { SeatRejection } from "@/lib/domain/bookings/seats/join-meeting";
import { selectHost } from "@/lib/domain/bookings/select-host";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import { findOpenOffer } from "@/lib/domain/bookings/waiting-list/find-open-offer";
import { syncStaleCalendars } from "@/lib/domain/calendars/sync/sync-stale-calendars";
import type { BookingChannel } from "@/lib/domain/events/new-event";
import { findFormDraft, storeFormDraft } from "@/lib/pages/page-shell/form-draft";
import type { PageRejection } from "@/lib/pages/page-shell/page-rejection";
import { parseFormId } from "@/lib/pages/page-shell/parse-form-id";
import {
  type BrowserPreferences,
  deriveVisitorLocale,
  type VisitorLocale,
} from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { applyLockedFields } from "./apply-locked-fields";
import { bookOrRequestCode } from "./book-or-request-code";
import { applyBookerPlace } from "./booker-address";
import type { BookingFormDraft } from "./booking-form-draft";
import { buildPageConsent } from "./build-sms-tick";
import { type AnswerForm, parseAnswerForm } from "./parse-answer-form";
import {
  type BookingForm,
  type BookingFormIssue,
  type BookingFormValues,
  parseBookingForm,
  parseBookingValues,
} from "./parse-booking-form";
import {
  buildPageHref,
  type PageQuery,
  parsePageQuery,
  parseStarts,
  pickCarriedPrefill,
} from "./parse-page-query";
import { formatShownSeries, pickSeries, pickSeriesRule } from "./pick-series";
import { resolveStayQuery } from "./resolve-stay-query";

interface BookingSubmission {
  slug: string;
  data: FormData;
  browser: BrowserPreferences;
  /** True if one of our own pages sent the form. */
  sameOrigin: boolean;
  /** Seconds until this IP address may book again; the typed values are stored. */
  wait: number | null;
  /** The email address that a code has confirmed. */
  confirmed?: string;
  now: Instant;
}

export type BookingSubmissionOutcome =
  | { outcome: "unknown" }
  | {
      outcome: "booked";
      location: string;
      reader: VisitorLocale;
      booking: Pick<BookedOutcome, "eventId" | "key">;
    }
  | { outcome: "refused"; location: string }
  /** A code has been mailed, and the page at `location` asks for it. */
  | { outcome: "asked"; location: string }
  | { outcome: "blocked"; slug: string; rejection: PageRejection };

/** Books, or else stores the values and leads back to the form. */
export async function submitBooking(
  db: Db,
  submission: BookingSubmission,
): Promise<BookingSubmissionOutcome> {
  const { slug, data, browser, sameOrigin, wait, confirmed, now } = submission;
  const fields = listTextFields(data);
  const sentQuery = { ...parsePageQuery(new URLSearchParams(fields)), answers: {} }; // these are fields of the form
  const address = parsePageAddress(slug, data);
  const read = await loadBookablePage(db, address);
  if (!read) return { outcome: "unknown" };
  const { link, via } = sentQuery;
  const offered = applyOffer(selectHost(read, sentQuery.host), await findOpenOffer(db, sentQuery.offer));
  const resolved = await resolveLink(db, offered, link, now);
  const linked = "page" in resolved ? resolved.page : read;
  const answeredPage = await resolveFormResponse(db, linked, via ?? null, now);
  const { page, query } = resolveStayQuery(answeredPage, sentQuery);
  const reader = deriveVisitorLocale(query, browser, page.settings, page.owner, page.branding);
  const path = buildPagePath({ ...address, slug: page.slug });
  const blocked = (rejection: Pick<PageRejection, "why" | "back" | "seconds">): BookingSubmissionOutcome => ({
    outcome: "blocked",
    slug: page.slug,
    rejection: { ...rejection, lang: reader.lang, embed: query.embed },
  });
  if (!sameOrigin) return blocked({ why: "origin", back: path });

  const values = applyLockedFields(parseBookingValues(data), page);
  const answered = parseAnswerForm(page.settings.questions ?? [], fields, {
    ...reader,
    language: page.owner.language,
  });
  const backTo = async (draft: Partial<BookingFormDraft>, state: PageQuery = query) =>
    buildPageHref(path, {
      ...state,
      prefill: pickCarriedPrefill(query),
      details: true,
      draft: await storeFormDraft(db, { ...buildEmptyDraft(values, answered), ...draft }),
    });
  if (wait !== null) return blocked({ why: "rate", back: await backTo({}), seconds: wait });
  const formId = parseFormId(data.get("form"));
  if ("refused" in resolved) {
    const before = await findBookingByForm(db, page.organization, formId); // the booking may use up the link
    const email = values.email || null;
    if (before) {
      const location = buildNextUrl(page, query, before, { email });
      return { outcome: "booked", location, reader, booking: before };
    }
    return { outcome: "refused", location: await backTo({}) }; // the page explains it
  }
  const instead = parseStarts([getField(data, "instead")]);
  if (instead.length > 0) {
    const starts = await replaceLostStarts(db, query, instead);
    return { outcome: "refused", location: await backTo({}, { ...query, starts }) };
  }
  if (
    data.has("repeat") ||
    getField(data, "shown") !== formatShownSeries(query.starts[0], pickSeriesRule(page, query))
  ) {
    // Only dates that were shown are booked.
    const series = query.series ? { ...query.series, instead: [] } : null;
    return { outcome: "refused", location: await backTo({}, { ...query, series }) };
  }
  const thirdParty = await findLinkedApp(db, page, query.prefill);
  if (thirdParty === "unknown") return { outcome: "refused", location: buildPageHref(path, query) }; // the page explains it
  const sent = { fields, browser, confirmed: confirmed ?? null };
  return submitForm(db, page, { query, values, answered, reader, thirdParty, formId, backTo, now, ...sent });
}

const buildEmptyDraft = (values: BookingFormValues, { given: answers }: AnswerForm): BookingFormDraft => ({
  values,
  issues: [],
  answers,
  answerIssues: {},
  taken: [],
  nearest: [],
});

/** Replaces the times that the last draft reported as lost. */
async function replaceLostStarts(
  db: Db,
  { draft, starts }: PageQuery,
  instead: Instant[],
): Promise<Instant[]> {
  const before = draft ? await findFormDraft<BookingFormDraft>(db, draft) : null;
  const remaining = starts.filter((start) => !before?.taken.includes(start));
  return [...new Set([...remaining, ...instead])].sort((a, b) => a - b);
}

interface BookingAttempt {
  query: PageQuery;
  values: BookingFormValues;
  answered: AnswerForm;
  reader: VisitorLocale;
  thirdParty: LinkedApp | null;
  formId: string;
  fields: readonly [string, string][];
  browser: BrowserPreferences;
  confirmed: string | null;
  backTo: (draft: Partial<BookingFormDraft>, state?: PageQuery) => Promise<string>;
  now: Instant;
}

async function submitForm(
  db: Db,
  page: BookablePage,
  attempt: BookingAttempt,
): Promise<BookingSubmissionOutcome> {
  const { query, values, answered, reader, thirdParty, formId, backTo, now } = attempt;
  const { form, issues } = parseBookingForm(values, page.settings, query.prefill);
  const { least, most } = deriveSlotCountLimits(page.settings);
  const starts = query.starts.slice(0, most);
  // The page opens at the choice of times if there are too few.
  if (form === null || Object.keys(answered.issues).length > 0 || starts.length < least) {
    return { outcome: "refused", location: await backTo({ issues, answerIssues: answered.issues }) };
  }
  await syncStaleCalendars(db, page.organization, getBusyOwner(page), now);
  const address = query.address ?? null;
  const placed = await applyBookerPlace(db, page, { address, places: form.places, now });
  const series = pickSeries(page, query);
  const { sms, ...contact } = form;
  const request = {
    ...contact,
    smsConsent: sms ? buildPageConsent(getTranslator(reader.lang), reader.lang, page.branding.name) : null,
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
  const sent = { request, fields, browser, reader, embed: query.embed, storeForm: () => backTo({}) };
  const result = await bookOrRequestCode(db, placed.page, sent, now);
  switch (result.outcome) {
    case "booked":
      return {
        outcome: "booked",
        location: buildNextUrl(page, query, result, request),
        reader,
        booking: result,
      };
    case "asked":
      return result;
    case "link":
      return { outcome: "refused", location: await backTo({}) }; // the page explains it
    case "taken": {
      const { taken } = result;
      const nearest = page.grid.stay ? [] : result.nearest; // another first day needs another last one
      const state = { ...query, address: placed.address };
      return { outcome: "refused", location: await backTo({ taken, nearest }, state) };
    }
    default: {
      const issue = toFormIssue(result, page, form);
      return { outcome: "refused", location: await backTo({ issues: [issue] }) };
    }
  }
}

/** The recorded source of the visit counts more than the frame. */
function findSource({ prefill: { from }, embed }: PageQuery): BookingChannel | null {
  const named = CARRIED_SOURCES.find((one) => one === from);
  return named ?? (embed ? "embed" : null);
}

/** Sources that an address or a form may name itself. */
const CARRIED_SOURCES = ["locator", "embed", "api"] as const;

const getBusyOwner = ({ team, owner, chosen }: BookablePage) =>
  team && !chosen ? { team: team.id } : { user: (chosen ?? owner).id };

function toFormIssue(
  rejection: { outcome: "full" | "codes" | "mail_limit" | "unproven" } | BlockedGuests | SeatRejection,
  { owner }: BookablePage,
  { email, invitees }: BookingForm,
): BookingFormIssue {
  switch (rejection.outcome) {
    case "unwelcome": {
      const [address = ""] = rejection.emails;
      return address === email
        ? { field: "email", text: "emailUnwelcome" }
        : { field: "invitees", text: "inviteeUnwelcome", values: { address } };
    }
    case "unproven":
      return { field: "phone", text: "scriptNeeded" };
    case "seats":
      return { field: "invitees", text: "seatsFew", values: { count: rejection.left } };
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

/** The owner's address as it is; in a frame first a page of ours, as that address may refuse to be framed. */
function buildNextUrl(
  { slug, type, settings }: BookablePage,
  { embed }: PageQuery,
  { eventId, key }: { eventId: string; key: string },
  { email }: Pick<BookingRequest, "email">,
): string {
  // A booker without an email address gets no mail and has only the address of the event page.
  if (!settings.redirect_url || email === null)
    return `/event/${eventId}?key=${key}${embed ? `&embed=${embed}&booked=1` : ""}`;
  if (!embed) return settings.redirect_url;
  return `/${slug}/booked?event=${eventId}${type ? `&type=${type.slug}` : ""}&embed=${embed}&booked=1`;
}

function parsePageAddress(slug: string, data: FormData): PageAddress {
  const type = getField(data, "type") || null;
  return { slug, type, minutes: parseMinutes(getField(data, type === null ? "minutes" : "duration")) };
}

function getField(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** Every field except files. */
const listTextFields = (data: FormData): [string, string][] =>
  [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string");
