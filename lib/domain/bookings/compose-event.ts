import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import type { NewEvent, Participant } from "@/lib/domain/events/new-event";
import { fillTitle, USUAL_TITLE } from "@/lib/domain/events/title-template";
import { formatFullName } from "@/lib/domain/organizations/full-name";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import type { BookingRequest } from "./booking-request";
import { listGuests } from "./list-guests";
import type { PublicPage } from "./public-page";

interface Booking {
  /** The booker's personal key. */
  key: string;
  confirmed: boolean;
  now: Instant;
}

/** The event of a booking: the page's owner is its host, and addresses are looked up among the organisation's users. */
export async function composeEvent(
  tx: Db,
  page: PublicPage,
  request: BookingRequest,
  { key, confirmed, now }: Booking,
): Promise<NewEvent> {
  const { organization, owner, custom, duration } = page;
  const users = await tx.user.findMany({
    where: { organizationId: organization, email: { in: [request.email, ...request.invitees] } },
  });
  const mine = { key, addressConfirmedAt: request.addressConfirmed ? new Date(now) : null };
  const booker = describeBooker(request, mine, users);
  const guests = describeGuests(page, request, users);
  const isOwner = request.email === owner.email; // people try their own page: then host and booker are one
  const title = request.title || custom.auto_title || USUAL_TITLE;
  return {
    title: fillTitle(title, { invitee: request.name, me: owner.name }),
    creator: { ...describeHost(page), approves: confirmed || isOwner, ...(isOwner && mine) },
    invitees: isOwner ? guests : [booker, ...guests],
    proposedBy: booker.userId,
    dates: request.starts.map((start) => ({ start, end: instant(start + duration * MINUTE), allDay: false })),
    places: toPlaces(request),
    messages: request.message ? [{ body: request.message, from: request.email, userId: booker.userId }] : [],
    confirmed,
    lang: request.lang,
    locale: request.lang,
    timezone: owner.timezone,
    bookpage: true,
    bookpageId: page.bookpageId,
    appointmentTypeId: page.appointmentTypeId,
    ...(request.thirdParty && { thirdParty: request.thirdParty }),
    api: false,
  };
}

const describeHost = ({ owner }: PublicPage) => ({
  email: owner.email,
  fullName: owner.name,
  pictureUrl: owner.pictureUrl,
  userId: owner.id,
  timezone: owner.timezone,
  locale: owner.language,
});

const describeBooker = (
  request: BookingRequest,
  mine: Pick<Participant, "key" | "addressConfirmedAt">,
  users: readonly User[],
): Participant => ({
  ...mine,
  email: request.email,
  fullName: request.name,
  phone: request.phone ?? null,
  company: request.company ?? null,
  userId: users.find(({ email }) => email === request.email)?.id ?? null,
  timezone: request.timezone,
  locale: request.lang,
  approves: true,
});

/** Everybody else who was invited, once. */
const describeGuests = (page: PublicPage, request: BookingRequest, users: readonly User[]): Participant[] =>
  listGuests(page, request).map((email) => {
    const user = users.find((one) => one.email === email);
    return { email, fullName: user ? formatFullName(user) : null, userId: user?.id ?? null, approves: false };
  });

const toPlaces = ({ places }: BookingRequest) =>
  places.map(({ name, address, source }) => ({
    name,
    address: address ?? null,
    source: source ?? null,
    icon: null,
  }));
