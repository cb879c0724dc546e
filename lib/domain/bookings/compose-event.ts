import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom";
import { toMeetable } from "@/lib/domain/conferencing/conferences/event-place";
import type { NewEvent, Participant } from "@/lib/domain/events/new-event";
import { fillTitle, USUAL_TITLE } from "@/lib/domain/events/title-template";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { copyPicture } from "@/lib/domain/tenancy/pictures/picture-address";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { sql } from "@/lib/platform/db/sql";
import { anyOf, preparedStatement } from "@/lib/platform/db/statement";
import type { BookingRequest } from "./booking-request";
import { listGuests } from "./list-guests";
import type { PickedHosts } from "./pick-hosts";
import type { PageHost, PageSettings } from "./public-page";

type NamedUser = Pick<User, "id" | "email" | "firstName" | "lastName">;

interface Booking {
  /** The booker's personal key. */
  key: string;
  confirmed: boolean;
  /** Who holds it. */
  found: PickedHosts;
  /** As `findNamedUsers` finds them. */
  users: readonly NamedUser[];
  now: Instant;
}

/** The event of a booking: the first of its hosts is its creator, and addresses are looked up among the organisation's users. */
export function composeEvent(
  page: PageSettings,
  request: BookingRequest,
  { key, confirmed, found, users, now }: Booking,
): NewEvent {
  const { custom, duration } = page;
  const { people, assigned } = found;
  const [host, ...beside] = people;
  const mine = {
    key,
    addressConfirmedAt: request.addressConfirmed ? new Date(now) : null,
    answers: request.answers ?? [],
  };
  const booker = describeBooker(request, mine, users);
  const guests = describeGuests(people, request, users);
  // People try their own page: then host and booker are one.
  const isBooker = ({ email }: PageHost) => email !== null && email === request.email;
  const isHost = people.some(isBooker);
  const toParticipant = (one: PageHost) => ({
    ...describeHost(one),
    approves: confirmed || isBooker(one),
    ...(isBooker(one) && mine),
  });
  const hosts = beside.map((one) => ({ ...toParticipant(one), host: true }));
  const seats = pickSeats(custom);
  const title = request.title || custom.auto_title || USUAL_TITLE;
  return {
    title:
      seats === null ? fillTitle(title, { invitee: request.name, me: host.name }) : nameMeeting(page, host),
    creator: toParticipant(host),
    invitees: isHost ? [...hosts, ...guests] : [booker, ...hosts, ...guests],
    proposedBy: booker.userId,
    dates: request.starts.map((start) => ({ start, end: instant(start + duration * MINUTE), allDay: false })),
    places: toPlaces(
      seats === null
        ? request.places
        : (custom.fixed_places ?? []).slice(0, 1).map((fixed) => ({ ...fixed, ...toMeetable(fixed) })),
    ),
    seats,
    room: confirmed ? (found.rooms?.[0] ?? null) : null,
    messages: request.message ? [{ body: request.message, from: request.email, userId: booker.userId }] : [],
    confirmed,
    lang: request.lang,
    locale: request.lang,
    timezone: host.timezone,
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

const FIND_USERS = preparedStatement<NamedUser>(`
  SELECT id, email, first_name AS "firstName", last_name AS "lastName" FROM users
   WHERE organization_id = $1 AND email = ${anyOf("$2")}`);

/** Whom of the organisation the booker names, by their addresses. */
export const findNamedUsers = (
  db: Db,
  { organization }: PageSettings,
  request: BookingRequest,
): Promise<NamedUser[]> => sql(db, FIND_USERS, [organization, listAddresses(request)]);

const listAddresses = ({ email, invitees }: BookingRequest) => [...(email ? [email] : []), ...invitees];

const describeHost = (host: PageHost) => ({
  email: host.email,
  fullName: host.name,
  pictureUrl: copyPicture(host.pictureUrl),
  userId: host.id,
  timezone: host.timezone,
  locale: host.language,
});

const describeBooker = (
  request: BookingRequest,
  mine: Pick<Participant, "key" | "addressConfirmedAt" | "answers">,
  users: readonly NamedUser[],
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

/** Everybody else who was invited, once. */
const describeGuests = (
  hosts: readonly PageHost[],
  request: BookingRequest,
  users: readonly NamedUser[],
): Participant[] =>
  listGuests(hosts, request).map((email) => {
    const user = users.find((one) => one.email === email);
    return {
      email,
      fullName: user ? formatFullName(user) : null,
      userId: user?.id ?? null,
      approves: false,
      isBrought: true,
    };
  });

/** Of a meeting that several people book: without the name of any of them. */
function nameMeeting({ custom, type, nickname }: PageSettings, { name: me }: PageHost): string {
  const { auto_title: title = "" } = custom;
  const isOfAll = fillTitle(title, { invitee: "", me }) === fillTitle(title, { invitee: "?", me });
  return (
    (isOfAll && fillTitle(title, { invitee: "", me })) || type?.name || custom.invite_title || me || nickname
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
