import type { Instant } from "@/lib/core/time/instant";
import { countAllowedGuests, type PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { isHostCalling } from "@/lib/domain/booking-pages/bookpages/is-host-calling";
import { listAnswerErrors } from "@/lib/domain/booking-pages/questions/list-answer-errors";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import type { FieldCode, FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { parseInstant } from "@/lib/domain/events/parse-event-time";
import { UTM_NAMES, type Utm } from "@/lib/domain/events/schema";
import { isPhone } from "@/lib/platform/http/is-phone";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { findDurationIssues } from "./find-duration-issues";
import { parseSeriesBody } from "./parse-series-body";
import { parseStayBody } from "./parse-stay-body";
import type { BookingBody } from "./schema";

/** Validates the body against the page's settings; throws with one issue per field. */
export function parseBookingBody(body: BookingBody, page: BookablePage, formId: string): BookingRequest {
  const { attendee, guests = [], title, message, metadata, hold } = body;
  const { settings, owner } = page;
  const { questions = [] } = settings;
  const sent = body.answers ?? {};
  const zone = attendee.timezone ?? owner.timezone;
  const region = resolveRegion(owner.language, null);
  const { answers, issues } = parseAnswers(questions, sent, { language: owner.language, zone, region });
  const series = parseSeriesBody(body, page);
  const { stay, issues: stayIssues } = parseStayBody(body, page);
  const errors = [
    ...(stayIssues.length > 0 ? stayIssues : findIssues(body, page)),
    ...series.issues,
    ...listAnswerErrors(questions, sent, issues, ["answers"]),
  ];
  if (errors.length > 0) throw buildValidationProblem(errors);
  // A page with a fixed time zone or language applies it to all bookers.
  const timezone = (!settings.set_timezone && attendee.timezone) || settings.fixed_timezone || owner.timezone;
  const lang = (!settings.set_lang && attendee.language) || settings.fixed_lang || owner.language;
  const starts = stay ? [stay.start] : parseStarts(body, attendee.timezone ?? timezone);
  const seriesRequest = series.parse(starts[0], attendee.timezone ?? timezone);
  return {
    starts: seriesRequest ? seriesRequest.occurrences.map(({ start }) => start) : starts,
    series: seriesRequest,
    ...(stay && { duration: stay.duration }),
    name: attendee.name,
    email: attendee.email,
    phone: attendee.phone || undefined,
    smsConsent: body.sms_consent ? { source: "api", wording: body.sms_consent, language: lang } : null,
    company: attendee.company || undefined,
    title: title || undefined,
    message: message || undefined,
    places: parsePlaces(body, settings),
    answers,
    invitees: guests,
    timezone,
    lang,
    thirdParty: null,
    formId,
    addressConfirmed: false,
    utm: parseUtm(body),
    link: page.link ?? null,
    holdId: hold ?? null,
    host: page.chosen?.id ?? null,
    isVouchedFor: true,
    ...(metadata && { metadata }),
  };
}

function parseStarts({ start, alternatives = [] }: BookingBody, zone: string): Instant[] {
  const starts = [
    parseInstant(start, zone, "/start"),
    ...alternatives.map((one, index) => parseInstant(one, zone, `/alternatives/${index}`)),
  ];
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** Takes a place with a known name from the page, with all its fields. */
function parsePlaces({ place }: BookingBody, { fixed_places: fixed = [] }: PageSettings): Place[] {
  const fixedPlace = place ? findFixedPlace(place.name, fixed) : fixed[0];
  if (fixedPlace)
    return [
      {
        name: fixedPlace.name,
        address: fixedPlace.address,
        source: fixedPlace.source,
        ...toStoredPlace(fixedPlace),
      },
    ];
  return place ? [parsePlace(place)] : [];
}

type Place = BookingRequest["places"][number];

const parsePlace = ({ name, address }: NonNullable<BookingBody["place"]>): Place => ({
  name,
  address: address || undefined,
});

const findFixedPlace = (name: string, fixed: NonNullable<PageSettings["fixed_places"]>) =>
  fixed.find((one) => one.name === name);

function parseUtm({ utm }: BookingBody): Utm | null {
  const values = UTM_NAMES.map((name) => [name, utm?.[name]?.trim() || null] as const);
  return values.some(([, value]) => value !== null) ? (Object.fromEntries(values) as Utm) : null;
}

const buildIssue = (pointer: string, code: FieldCode, message: string): FieldError[] => [
  { in: "body", pointer, code, message },
];

function findIssues(body: BookingBody, page: BookablePage): FieldError[] {
  const { settings } = page;
  return [
    ...findDurationIssues(body, page),
    ...findTimeIssues(body, settings),
    ...findAttendeeIssues(body, settings),
    ...findGuestIssues(body, settings),
    ...findPlaceIssues(body, settings),
    ...findTitleIssues(body, settings),
    ...findHostIssues(body, page),
  ];
}

/** The host of a user's page is its owner; on a team's page it is the chosen member. */
const findHostIssues = ({ host }: BookingBody, { team, owner, chosen }: BookablePage) =>
  host === undefined || host === (team ? chosen?.id : owner.id)
    ? []
    : buildIssue("/host", "mismatch", "is not a host that this page lets bookers choose");

function findTimeIssues({ alternatives = [] }: BookingBody, settings: PageSettings): FieldError[] {
  const { several, least } = deriveSlotCountLimits(settings);
  if (!several && alternatives.length > 0)
    return buildIssue("/alternatives", "refused", "must be left out: this page takes one time");
  const missing = least - 1 - alternatives.length;
  return missing > 0
    ? buildIssue(
        "/alternatives",
        "too_small",
        `must have at least ${least - 1} entries: this page asks for ${least} times`,
      )
    : [];
}

const isBookerCalled = ({ place }: BookingBody, { fixed_places: fixed = [], seats }: PageSettings): boolean =>
  seats === undefined && isHostCalling(place ? findFixedPlace(place.name, fixed) : fixed[0]);

function findAttendeeIssues(body: BookingBody, settings: PageSettings): FieldError[] {
  const { phone, company } = body.attendee;
  return [
    ...(body.sms_consent && !phone && !settings.questions?.some(({ kind }) => kind === "phone")
      ? buildIssue("/sms_consent", "refused", "must be left out without a phone number")
      : []),
    ...(settings.ask_phone && !phone
      ? buildIssue("/attendee/phone", "required", "is required on this page")
      : []),
    ...(!settings.ask_phone && !phone && isBookerCalled(body, settings)
      ? buildIssue("/attendee/phone", "required", "is required where the booker is called")
      : []),
    ...(phone && !isPhone(phone)
      ? buildIssue("/attendee/phone", "invalid_format", "must be a phone number")
      : []),
    ...(settings.ask_company && !company
      ? buildIssue("/attendee/company", "required", "is required on this page")
      : []),
  ];
}

function findGuestIssues({ guests = [] }: BookingBody, settings: PageSettings): FieldError[] {
  const limit = countAllowedGuests(settings);
  if (settings.block_new_invitee && guests.length > 0)
    return buildIssue("/guests", "refused", "must be left out: this page takes no guests");
  return new Set(guests).size > limit
    ? buildIssue("/guests", "too_big", `must have at most ${limit} entries on this page`)
    : [];
}

function findPlaceIssues({ place }: BookingBody, settings: PageSettings): FieldError[] {
  if (!place) return [];
  if (settings.hide_places)
    return buildIssue("/place", "refused", "must be left out: this page has no choice of places");
  if (!settings.forbid_add_places || findFixedPlace(place.name, settings.fixed_places ?? [])) return [];
  const names = (settings.fixed_places ?? []).map(({ name }) => name).join(", ");
  return buildIssue("/place/name", "unknown", `must be one of the places of this page: ${names}`);
}

function findTitleIssues({ title }: BookingBody, settings: PageSettings): FieldError[] {
  if (settings.hide_title)
    return title
      ? buildIssue("/title", "refused", "must be left out: this page gives its meetings their title")
      : [];
  return settings.title_mandatory && !title
    ? buildIssue("/title", "required", "is required on this page")
    : [];
}
