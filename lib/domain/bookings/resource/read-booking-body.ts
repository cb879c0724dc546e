import type { Instant } from "@/lib/core/time/instant";
import { callsBooker } from "@/lib/domain/booking-pages/bookpages/calls-booker";
import { type CustomSettings, countInvitable } from "@/lib/domain/booking-pages/bookpages/custom";
import { listAnswerFaults } from "@/lib/domain/booking-pages/questions/answer-faults";
import { parseAnswers } from "@/lib/domain/booking-pages/questions/parse-answers";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import { deriveProposing } from "@/lib/domain/bookings/proposing";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { toMeetable } from "@/lib/domain/conferencing/conferences/event-place";
import { instantFrom } from "@/lib/domain/events/event-time";
import { UTM_NAMES, type Utm } from "@/lib/domain/events/schema";
import { isPhone } from "@/lib/platform/http/is-phone";
import type { FieldCode, FieldError } from "@/lib/platform/http/problem";
import { validationProblem } from "@/lib/platform/http/validate";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { findFaultsOfLength } from "./length-faults";
import { readSeriesBody } from "./read-series-body";
import type { BookingBody } from "./schema";

/** The booker's wish, held against what the page asks for and allows; what it refuses is named field by field. */
export function readBookingBody(body: BookingBody, page: PageSettings, formId: string): BookingRequest {
  const { attendee, guests = [], title, message, metadata, hold } = body;
  const { custom, owner } = page;
  const { questions = [] } = custom;
  const sent = body.answers ?? {};
  const zone = attendee.timezone ?? owner.timezone;
  const region = chooseRegion(owner.language, null);
  const { answers, issues } = parseAnswers(questions, sent, { language: owner.language, zone, region });
  const series = readSeriesBody(body, page);
  const faults = [
    ...findFaults(body, page),
    ...series.faults,
    ...listAnswerFaults(questions, sent, issues, ["answers"]),
  ];
  if (faults.length > 0) throw validationProblem(faults);
  // A page that is offered in one zone or language is so to everybody.
  const timezone = (!custom.set_timezone && attendee.timezone) || custom.fixed_timezone || owner.timezone;
  const lang = (!custom.set_lang && attendee.language) || custom.fixed_lang || owner.language;
  const starts = readStarts(body, attendee.timezone ?? timezone);
  const wish = series.read(starts[0], attendee.timezone ?? timezone);
  return {
    starts: wish ? wish.occurrences.map(({ start }) => start) : starts,
    series: wish,
    name: attendee.name,
    email: attendee.email,
    phone: attendee.phone || undefined,
    company: attendee.company || undefined,
    title: title || undefined,
    message: message || undefined,
    places: readPlaces(body, custom),
    answers,
    invitees: guests,
    timezone,
    lang,
    thirdParty: null,
    formId,
    addressConfirmed: false,
    utm: readUtm(body),
    link: page.link ?? null,
    holdId: hold ?? null,
    host: page.chosen?.id ?? null,
    isVouchedFor: true,
    ...(metadata && { metadata }),
  };
}

function readStarts({ start, alternatives = [] }: BookingBody, zone: string): Instant[] {
  const starts = [
    instantFrom(start, zone, "/start"),
    ...alternatives.map((one, index) => instantFrom(one, zone, `/alternatives/${index}`)),
  ];
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** The page's own where the name is one of its, with all that it says of it. */
function readPlaces({ place }: BookingBody, { fixed_places: fixed = [] }: CustomSettings): Place[] {
  const own = place ? findFixed(place.name, fixed) : fixed[0];
  if (own) return [{ name: own.name, address: own.address, source: own.source, ...toMeetable(own) }];
  return place ? [readPlace(place)] : [];
}

type Place = BookingRequest["places"][number];

const readPlace = ({ name, address }: NonNullable<BookingBody["place"]>): Place => ({
  name,
  address: address || undefined,
});

const findFixed = (name: string, fixed: NonNullable<CustomSettings["fixed_places"]>) =>
  fixed.find((one) => one.name === name);

function readUtm({ utm }: BookingBody): Utm | null {
  const values = UTM_NAMES.map((name) => [name, utm?.[name]?.trim() || null] as const);
  return values.some(([, value]) => value !== null) ? (Object.fromEntries(values) as Utm) : null;
}

const fault = (pointer: string, code: FieldCode, message: string): FieldError[] => [
  { in: "body", pointer, code, message },
];

function findFaults(body: BookingBody, page: PageSettings): FieldError[] {
  const { custom } = page;
  return [
    ...findFaultsOfLength(body, page),
    ...findFaultsOfTimes(body, custom),
    ...findFaultsOfAttendee(body, custom),
    ...findFaultsOfGuests(body, custom),
    ...findFaultsOfPlace(body, custom),
    ...findFaultsOfTitle(body, custom),
    ...findFaultsOfHost(body, page),
  ];
}

/** On a person's page the host is its owner; on a team's whoever may be chosen there. */
const findFaultsOfHost = ({ host }: BookingBody, { team, owner, chosen }: PageSettings) =>
  host === undefined || host === (team ? chosen?.id : owner.id)
    ? []
    : fault("/host", "mismatch", "is nobody whom one can choose on this page");

function findFaultsOfTimes({ alternatives = [] }: BookingBody, custom: CustomSettings): FieldError[] {
  const { several, least } = deriveProposing(custom);
  if (!several && alternatives.length > 0)
    return fault("/alternatives", "refused", "must be left out: this page takes one time");
  const missing = least - 1 - alternatives.length;
  return missing > 0
    ? fault(
        "/alternatives",
        "too_small",
        `must have at least ${least - 1} entries: this page asks for ${least} times`,
      )
    : [];
}

/** Whether the host calls the booker. */
const isCalled = ({ place }: BookingBody, { fixed_places: fixed = [], seats }: CustomSettings): boolean =>
  seats === undefined && callsBooker(place ? findFixed(place.name, fixed) : fixed[0]);

function findFaultsOfAttendee(body: BookingBody, custom: CustomSettings): FieldError[] {
  const { phone, company } = body.attendee;
  return [
    ...(custom.ask_phone && !phone ? fault("/attendee/phone", "required", "is required on this page") : []),
    ...(!custom.ask_phone && !phone && isCalled(body, custom)
      ? fault("/attendee/phone", "required", "is required where the booker is called")
      : []),
    ...(phone && !isPhone(phone) ? fault("/attendee/phone", "invalid_format", "must be a phone number") : []),
    ...(custom.ask_company && !company
      ? fault("/attendee/company", "required", "is required on this page")
      : []),
  ];
}

function findFaultsOfGuests({ guests = [] }: BookingBody, custom: CustomSettings): FieldError[] {
  const limit = countInvitable(custom);
  if (custom.block_new_invitee && guests.length > 0)
    return fault("/guests", "refused", "must be left out: this page takes no guests");
  return new Set(guests).size > limit
    ? fault("/guests", "too_big", `must have at most ${limit} entries on this page`)
    : [];
}

function findFaultsOfPlace({ place }: BookingBody, custom: CustomSettings): FieldError[] {
  if (!place) return [];
  if (custom.hide_places)
    return fault("/place", "refused", "must be left out: this page has no choice of places");
  if (!custom.forbid_add_places || findFixed(place.name, custom.fixed_places ?? [])) return [];
  const names = (custom.fixed_places ?? []).map(({ name }) => name).join(", ");
  return fault("/place/name", "unknown", `must be one of the places of this page: ${names}`);
}

function findFaultsOfTitle({ title }: BookingBody, custom: CustomSettings): FieldError[] {
  if (custom.hide_title)
    return title
      ? fault("/title", "refused", "must be left out: this page gives its meetings their title")
      : [];
  return custom.title_mandatory && !title ? fault("/title", "required", "is required on this page") : [];
}
