import { DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { toInstant, toLocalDate } from "@/lib/core/time/zone";
import type { DetailedEvent } from "@/lib/domain/events/event-rows";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";

/** The state of the made-up meeting: a poll has no booking page and three times. */
export type SamplePhase = "confirmed" | "requested" | "poll" | "cancelled" | "past";

interface SampleOptions {
  organization: OrganizationId;
  lang: Language;
  phase: SamplePhase;
  hasConference: boolean;
  now: Instant;
}

export const SAMPLE_ZONE = "Europe/Berlin";
const HOST = { firstName: "Robin", lastName: "Berger", email: "robin@example.com" };
const BOOKER = { name: "Ana Silva", email: "ana@example.com" };
const GUEST = { name: "Tom Okafor", email: "tom@example.com" };
const DURATION_MS = 30 * MINUTE;
const START_MINUTE = 10 * 60;

/** An id that no row has, as ids begin with the time of their creation. */
const toSampleId = (number: number): string => number.toString(16).padStart(24, "0");

const EVENT_ID = toSampleId(1);
const HOST_ID = toSampleId(2);
export const SAMPLE_GUEST_ID = toSampleId(12);
export const SAMPLE_BOOKER_ID = toSampleId(11);
export const SAMPLE_HOST_ID = toSampleId(10);

/** Builds a meeting that does not exist, for previews. */
export function buildSampleEvent(options: SampleOptions): DetailedEvent {
  const { organization, lang, phase, hasConference, now } = options;
  const isConfirmed = phase === "confirmed" || phase === "past" || phase === "cancelled";
  const isPoll = phase === "poll";
  const created = new Date(now - DAY);
  const written = { organizationId: organization, createdAt: created, updatedAt: created };
  const part = { ...written, eventId: EVENT_ID };
  const dates = listDates(options, part);
  const [first] = dates;
  return {
    ...written,
    ...EMPTY_EVENT,
    confirmedFlag: isConfirmed,
    confirmedAt: isConfirmed ? created : null,
    confirmedDateId: isConfirmed ? (first?.id ?? null) : null,
    confirmedPlaceId: isConfirmed ? PLACE_ID : null,
    lang,
    locale: lang,
    bookpage: !isPoll,
    bookpageId: isPoll ? null : toSampleId(3),
    cancelledAt: phase === "cancelled" ? new Date(now) : null,
    startsAt: isConfirmed ? (first?.startsAt ?? null) : null,
    endsAt: dates.at(-1)?.endsAt ?? null,
    answerBy: phase === "requested" ? new Date(now + DAY) : null,
    conference: hasConference
      ? { provider: "link", host: HOST_ID, url: "https://meet.example.com/robin", code: null, phone: null }
      : null,
    createdByUser: buildHost(written),
    dates,
    places: [{ ...part, ...PLACE }],
    invitees: listInvitees(part, lang, isPoll),
    votes: isPoll ? [] : [{ ...part, ...VOTE, dateId: first?.id ?? null }],
    page: isPoll ? null : { slug: "robin", active: true, settings: {} },
  };
}

const PLACE_ID = toSampleId(30);

/** The columns that are the same for every made-up meeting. */
const EMPTY_EVENT = {
  id: EVENT_ID,
  title: `${BOOKER.name} / ${HOST.firstName} ${HOST.lastName}`,
  confirmedMulti: false,
  createdByUserId: HOST_ID,
  createdByEmail: HOST.email,
  createdByName: `${HOST.firstName} ${HOST.lastName}`,
  timezone: SAMPLE_ZONE,
  appointmentTypeId: null,
  thirdPartyApp: null,
  thirdPartyGroupIds: [],
  thirdPartyName: null,
  cancelReason: null,
  remindedAt: null,
  hostsRemindedAt: null,
  keyStoreId: toSampleId(4),
  email: "",
  icsSequence: 0,
  version: 1,
  groupPro: false,
  api: false,
  assignment: null,
  teamId: null,
  linkId: null,
  formId: null,
  source: null,
  utm: null,
  seriesId: null,
  series: null,
  metadata: {},
  seats: null,
  stay: null,
  steps: null,
  calendarLines: null,
  poll: null,
  roomId: null,
  v: 0,
  room: null,
  messages: [],
  declines: [],
  appointmentType: null,
};

const PLACE = {
  id: PLACE_ID,
  name: "Studio Berger",
  address: "Berlin",
  source: null,
  sourceId: null,
  icon: null,
  kind: "place",
  contact: null,
  position: 0,
  createdByUserId: HOST_ID,
};

const VOTE = {
  id: toSampleId(40),
  inviteeId: SAMPLE_BOOKER_ID,
  placeId: null,
  yes: true,
  ifNeedBe: false,
};

const listDates = (options: SampleOptions, part: Written & { eventId: string }) =>
  listStarts(options).map((start, position) => ({
    ...part,
    id: toSampleId(20 + position),
    startsAt: new Date(start),
    endsAt: new Date(start + DURATION_MS),
    allDay: false,
    position,
    createdByUserId: HOST_ID,
  }));

/** Two days from now at ten, and on the next two days for a poll; two hours ago for a past meeting. */
function listStarts({ phase, now }: SampleOptions): number[] {
  if (phase === "past") return [now - 2 * HOUR];
  const day = addDays(toLocalDate(SAMPLE_ZONE, now), 2);
  const days = phase === "poll" || phase === "requested" ? [0, 1, 2] : [0];
  return days.map((offset) => toInstant(SAMPLE_ZONE, addDays(day, offset), START_MINUTE));
}

type Written = Pick<User, "organizationId" | "createdAt" | "updatedAt">;

const buildHost = (written: Written): User => ({
  ...written,
  ...HOST,
  id: HOST_ID,
  externalId: null,
  emailConfirmedAt: written.createdAt,
  timezone: SAMPLE_ZONE,
  language: "en",
  pictureUrl: null,
  admin: false,
  role: null,
  signedupWith: "api",
  plan: "free",
  freeTrialDays: 0,
  freeTrialStarted: null,
  freeTrialUntil: null,
  consentTerms: null,
  calendarListId: toSampleId(5),
  travel: [],
  resource: false,
  capacity: null,
  place: null,
  suspendedAt: null,
  v: 0,
});

function listInvitees(part: Written & { eventId: string }, lang: Language, isPoll: boolean) {
  const { updatedAt: _, ...written } = part;
  const people = [
    { id: SAMPLE_HOST_ID, fullName: `${HOST.firstName} ${HOST.lastName}`, email: HOST.email },
    { id: SAMPLE_BOOKER_ID, fullName: BOOKER.name, email: BOOKER.email },
    ...(isPoll ? [{ id: SAMPLE_GUEST_ID, fullName: GUEST.name, email: GUEST.email }] : []),
  ];
  return people.map((person, position) => ({
    ...written,
    ...person,
    userId: position === 0 ? HOST_ID : null,
    phone: null,
    company: null,
    pictureUrl: null,
    timezone: SAMPLE_ZONE,
    locale: lang,
    isStarred: false,
    isOrganizer: position === 0,
    host: false,
    keyHash: new Uint8Array(),
    keyVersion: UNUSABLE_KEY_VERSION,
    hasLeft: false,
    addressConfirmedAt: null,
    answers: [],
    noShowAt: null,
    reconfirmedStartAt: null,
    broughtBy: null,
    movedTo: null,
    position,
    createdByUserId: HOST_ID,
    calendarRepliedAt: null,
  }));
}

/** No link of an invitee has this version, so links of previews open nothing. */
export const UNUSABLE_KEY_VERSION = -1;
