import { asInstant } from "@/lib/core/time/instant";
import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { email, phone, timezone } from "@/lib/platform/http/fields";
import { isPhone } from "@/lib/platform/http/is-phone";
import type { ImportedBooker, ImportedMeeting, ImportedPlace } from "../meeting-import/imported-meeting";
import { toImportedPlace } from "../meeting-import/to-imported-place";
import { deriveTeamSlug, deriveUserSlug } from "../tool-import/derive-slugs";
import type { CalcomPeople } from "./calcom-account";
import type { Booking, EventType } from "./resources";

interface BookedType {
  type: EventType;
  /** The slug that the page has here. */
  page: string | null;
}

/** Converts the bookings to come; requests that nobody has accepted are reported. */
export function convertBookings({
  bookings,
  ...account
}: CalcomPeople & { bookings: readonly Booking[] }): ImportedMeeting[] {
  const types = listBookedTypes(account);
  return bookings
    .filter(({ status }) => status === "accepted" || status === "pending")
    .map((booking) => convertBooking(booking, types.get(booking.eventType?.id ?? 0)));
}

/** Lists the slugs of the pages that the import makes of event types. */
export const listEventTypeSlugs = (account: CalcomPeople): string[] => [
  ...new Set([...listBookedTypes(account).values()].flatMap(({ page }) => page ?? [])),
];

function listBookedTypes({ people, personalTypes, teamTypes }: CalcomPeople): Map<number, BookedType> {
  const users = new Map(people.map((person) => [person.id, person]));
  const types = new Map<number, BookedType>();
  for (const { owner, type } of personalTypes) {
    const person = users.get(owner);
    const page = person ? deriveUserSlug({ ...person, slug: person.username ?? "" }) : null;
    types.set(type.id, { type, page });
  }
  for (const type of teamTypes)
    types.set(type.id, {
      type,
      page: deriveTeamSlug(type.team?.slug || type.team?.name?.trim() || type.title),
    });
  return types;
}

/** Returns the addresses of the hosts, the organiser first. */
export const listHostAddresses = ({ hosts }: Booking): string[] => [
  ...new Set(
    hosts.flatMap(({ email: address, displayEmail }) => (displayEmail ?? address)?.toLowerCase() ?? []),
  ),
];

function convertBooking(booking: Booking, booked: BookedType | undefined): ImportedMeeting {
  const hosts = listHostAddresses(booking);
  const attendees = booking.attendees.filter((one) => !hosts.includes(one.email.toLowerCase()));
  const seats = booked?.type.seats?.disabled ? null : booked?.type.seats?.seatsPerTimeSlot;
  const hasSeats = seats != null && seats > 1;
  const bookers = hasSeats ? attendees : attendees.slice(0, 1);
  const others = [...attendees.slice(bookers.length).map((one) => one.email), ...(booking.guests ?? [])];
  const isBooker = (address: string) => bookers.some((one) => one.email.toLowerCase() === address);
  const guests = [...new Set(others.map((address) => address.toLowerCase()))];
  return {
    id: booking.uid,
    name: booked?.type.title.trim() || booking.title?.trim() || "Meeting",
    start: asInstant(Date.parse(booking.start)),
    end: asInstant(Date.parse(booking.end)),
    hosts,
    page: booking.eventType ? { slug: booked?.page ?? null, type: toTypeSlug(booking.eventType.slug) } : null,
    seats: hasSeats ? Math.max(seats, bookers.length) : null,
    place: toPlace(booking.location),
    entryKey: booking.icsUid ?? null,
    bookers: bookers.map((attendee) =>
      toBooker(
        attendee,
        attendee.bookingFieldsResponses ?? booking.bookingFieldsResponses ?? {},
        booked?.type,
      ),
    ),
    guests: guests.filter((address) => !isBooker(address) && !hosts.includes(address)),
    obstacle: booking.status === "pending" ? "not_accepted" : null,
  };
}

/** Responses that are shown elsewhere: on the booker, the place and the guests. */
const OWN_FIELDS = [
  "name",
  "email",
  "location",
  "guests",
  "title",
  "attendeePhoneNumber",
  "rescheduleReason",
];

function toBooker(
  attendee: Booking["attendees"][number],
  responses: Record<string, unknown>,
  type: EventType | undefined,
): ImportedBooker {
  const number = attendee.phoneNumber ?? responses.attendeePhoneNumber;
  const labels = new Map((type?.bookingFields ?? []).map(({ slug, label }) => [slug, label?.trim()]));
  const asked = Object.entries(responses).filter(([slug]) => !OWN_FIELDS.includes(slug));
  return {
    email: email.safeParse(attendee.email).data ?? attendee.email.toLowerCase(),
    name: attendee.name?.trim() || attendee.email,
    phone: phone.safeParse(number ?? undefined).data ?? null,
    timezone: timezone.safeParse(attendee.timeZone ?? undefined).data ?? null,
    answers: asked.map(([slug, value]) => ({
      question: labels.get(slug) || (slug === "notes" ? "Additional notes" : slug),
      answer: formatResponse(value),
    })),
    utm: null,
  };
}

function formatResponse(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatResponse).filter(Boolean).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A video meeting keeps its link, which Cal.com has made. */
function toPlace(location: string | null | undefined): ImportedPlace | null {
  const text = location?.trim();
  if (!text || text.startsWith("integrations:")) return null; // no link yet
  return isPhone(text)
    ? { kind: "phone", name: "Phone", address: null, contact: text }
    : toImportedPlace(text);
}
