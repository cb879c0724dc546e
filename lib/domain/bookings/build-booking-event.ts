import { asInstant, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { isWholeDays, pickCapacity } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import type { NewEvent, Participant } from "@/lib/domain/events/new-event";
import { DEFAULT_TITLE, renderTitle } from "@/lib/domain/events/title-template";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { excludeUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import type { BookingRequest } from "./booking-request";
import { listBookingGuests } from "./list-booking-guests";
import type { PickedHosts } from "./pick-hosts";
import type { BookablePage, PageHost } from "./public-page";
import type { AttendingUser } from "./resolve-attendees";
import { getStayZone } from "./stays/stay-page";

interface BookingContext {
  /** The booker's personal key. */
  key: string;
  confirmed: boolean;
  /** The hosts. */
  found: PickedHosts;
  /** The users among booker and guests. */
  users: readonly AttendingUser[];
  now: Instant;
}

/**
 * Builds the event of a booking. Its first host is the creator, and addresses of users are linked to them.
 */
export function buildBookingEvent(
  page: BookablePage,
  request: BookingRequest,
  { key, confirmed, found, users, now }: BookingContext,
): NewEvent {
  const { settings, duration } = page;
  const { people, assigned } = found;
  const [host, ...otherHosts] = people;
  const mine = {
    key,
    addressConfirmedAt: request.addressConfirmed ? new Date(now) : null,
    answers: request.answers ?? [],
  };
  const booker = buildBooker(request, mine, users);
  const guests = buildGuests(people, request, users);
  // A user who tests their own page is host and booker in one.
  const isBooker = ({ email }: PageHost) => email !== null && email === request.email;
  const isHost = people.some(isBooker);
  const toParticipant = (one: PageHost) => ({
    ...buildHostParticipant(one),
    approves: confirmed || isBooker(one),
    ...(isBooker(one) && mine),
  });
  const hosts = otherHosts.map((one) => ({ ...toParticipant(one), host: true }));
  const seats = pickSeats(settings);
  const rules = page.grid.stay;
  const title = request.title || settings.auto_title || DEFAULT_TITLE;
  return {
    title:
      seats === null
        ? renderTitle(title, { invitee: request.name, me: host.name })
        : buildMeetingTitle(page, host),
    creator: toParticipant(host),
    invitees: isHost ? [...hosts, ...guests] : [booker, ...hosts, ...guests],
    proposedBy: booker.userId,
    dates: request.starts.map((start) => ({
      start,
      end: asInstant(start + (found.minutes ?? duration) * MINUTE),
      allDay: rules !== undefined && isWholeDays(rules),
    })),
    places: toPlaces(
      seats === null
        ? request.places
        : (settings.fixed_places ?? []).slice(0, 1).map((fixed) => ({ ...fixed, ...toStoredPlace(fixed) })),
    ),
    seats,
    room: confirmed ? (found.rooms?.[0] ?? null) : null,
    answerBy: confirmed ? null : deriveAnswerTime(settings, request, now),
    messages: request.message ? [{ body: request.message, from: request.email, userId: booker.userId }] : [],
    confirmed,
    lang: request.lang,
    locale: request.lang,
    timezone: rules ? getStayZone(page) : host.timezone,
    ...(rules && { stay: { unit: rules.unit, shared: pickCapacity(settings) > 1 } }),
    ...(found.steps && { steps: found.steps }),
    bookpage: true,
    bookpageId: page.bookpageId,
    appointmentTypeId: page.appointmentTypeId,
    source: {
      team: page.team?.id ?? null,
      link: page.link?.id ?? null,
      form: page.response?.form ?? null,
      utm: request.utm ?? null,
      booked: request.source ?? null,
    },
    ...(assigned && { assigned }),
    ...(request.thirdParty && { thirdParty: request.thirdParty }),
    ...(request.metadata && { metadata: request.metadata }),
    api: false,
  };
}

/** Derives when a request expires: at its first time at the latest. */
function deriveAnswerTime(
  { request_hours: hours = 0 }: BookablePage["settings"],
  { starts }: BookingRequest,
  now: Instant,
): Instant | null {
  return hours === 0 ? null : asInstant(Math.min(now + hours * HOUR, ...starts));
}

const buildHostParticipant = (host: PageHost) => ({
  email: host.email,
  fullName: host.name,
  pictureUrl: excludeUploadedPicture(host.pictureUrl),
  userId: host.id,
  timezone: host.timezone,
  locale: host.language,
});

const buildBooker = (
  request: BookingRequest,
  mine: Pick<Participant, "key" | "addressConfirmedAt" | "answers">,
  users: readonly AttendingUser[],
): Participant => ({
  ...mine,
  email: request.email,
  fullName: request.name,
  phone: request.phone ?? null,
  company: request.company ?? null,
  userId: users.find(({ email }) => email !== null && email === request.email)?.id ?? null,
  timezone: request.timezone,
  locale: request.lang,
  approves: true,
});

/** Builds the other invitees without duplicates. */
const buildGuests = (
  hosts: readonly PageHost[],
  request: BookingRequest,
  users: readonly AttendingUser[],
): Participant[] =>
  listBookingGuests(hosts, request).map((email) =>
    buildGuest(
      email,
      users.find((one) => one.email === email),
    ),
  );

/** Builds a guest of the booker; `user` has this address. */
export const buildGuest = (email: string, user: AttendingUser | undefined): Participant => ({
  email,
  fullName: user ? formatFullName(user) : null,
  userId: user?.id ?? null,
  approves: false,
  isBrought: true,
});

/** Builds the title of a meeting with seats, which must not contain the name of a booker. */
function buildMeetingTitle({ settings, type, slug }: BookablePage, { name: me }: PageHost): string {
  const { auto_title: title = "" } = settings;
  const isOfAll = renderTitle(title, { invitee: "", me }) === renderTitle(title, { invitee: "?", me });
  return (
    (isOfAll && renderTitle(title, { invitee: "", me })) || type?.name || settings.invite_title || me || slug
  );
}

const toPlaces = (places: BookingRequest["places"]) =>
  places.map(({ name, address, source, kind = "place", contact }) => ({
    name,
    address: address ?? null,
    source: source ?? null,
    icon: null,
    kind,
    contact: contact ?? null,
  }));
