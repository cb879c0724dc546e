import { DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import type { CalcomCompany, CalcomPerson } from "./calcom-company";

interface CompanyOptions {
  people: number;
  domain: string;
  organization?: number | null;
}

/** Builds an organisation whose people have two schedules and one event type each. */
export function buildCalcomCompany({
  people: count,
  domain,
  organization = 7,
}: CompanyOptions): CalcomCompany {
  const slug = domain.split(".")[0] ?? "x";
  const people = Array.from({ length: count }, (_, index): CalcomPerson => {
    const id = index + 1;
    return {
      id,
      email: `Person${index}@${domain}`,
      name: `Person ${index} Example`,
      username: `${slug}-person-${index}`,
      role: index === 0 ? "OWNER" : "MEMBER",
      schedules: [
        buildSchedule(id, 10_000 + id, { isDefault: false, days: ["Tuesday"], hours: ["17:00", "20:00"] }),
        buildSchedule(id, 20_000 + id, {
          isDefault: true,
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          hours: ["09:00", "17:00"],
        }),
      ],
      eventTypes: [buildCalcomType(300 + id, { ownerId: id, slug: "intro", title: "Intro call" })],
    };
  });
  return { organization, people, teams: [], bookings: [] };
}

const buildSchedule = (
  ownerId: number,
  id: number,
  { isDefault, days, hours }: { isDefault: boolean; days: string[]; hours: [string, string] },
) => ({
  id,
  ownerId,
  name: isDefault ? "Working hours" : "Evenings",
  timeZone: "Europe/Berlin",
  isDefault,
  availability: [{ days, startTime: hours[0], endTime: hours[1] }],
  overrides: [
    { date: formatDay(9), startTime: "00:00", endTime: "00:00" },
    { date: formatDay(10), startTime: "10:00", endTime: "11:00" },
    { date: formatDay(10), startTime: "14:00", endTime: "15:00" },
  ],
});

const formatDay = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

export const buildCalcomType = (id: number, of: Record<string, unknown> = {}) => ({
  id,
  title: "Call",
  slug: "call",
  description: "We talk.",
  lengthInMinutes: 30,
  hidden: false,
  locations: [{ type: "integration", integration: "google-meet" }],
  bookingFields: [
    { isDefault: true, type: "name", slug: "name", required: true },
    { isDefault: true, type: "email", slug: "email", required: true, hidden: false },
    { isDefault: true, type: "textarea", slug: "notes", required: false, hidden: false },
    {
      isDefault: false,
      type: "select",
      slug: "team-size",
      label: "Size of your team",
      required: true,
      hidden: false,
      options: ["1", "2 to 10", "More"],
    },
  ],
  disableGuests: false,
  slotInterval: 15,
  minimumBookingNotice: 120,
  beforeEventBuffer: 10,
  afterEventBuffer: 5,
  recurrence: null,
  metadata: {},
  price: 0,
  scheduleId: null,
  bookingLimitsCount: { day: 3 },
  bookingLimitsDuration: { disabled: true },
  bookingWindow: { type: "calendarDays", value: 21, rolling: false },
  confirmationPolicy: { disabled: true },
  seats: { disabled: true },
  ...of,
});

/** A booking at an hour some days ahead. */
export function buildCalcomBooking(
  index: number,
  { host, type, ...of }: Record<string, unknown> & { host: CalcomPerson; type: number },
) {
  const start = Math.floor(Date.now() / HOUR) * HOUR + 2 * DAY + index * HOUR;
  return {
    id: index,
    uid: `uid-${host.username}-${index}`,
    title: `Intro call between ${host.name} and Guest ${index}`,
    hosts: [{ id: host.id, name: host.name, email: host.email, username: host.username }],
    status: "accepted",
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * MINUTE).toISOString(),
    duration: 30,
    eventType: { id: type, slug: "intro" },
    location: "https://meet.google.com/abc-defg-hij",
    attendees: [{ name: `Guest ${index}`, email: `guest-${index}@example.com`, timeZone: "Europe/Berlin" }],
    guests: [`friend-${index}@example.com`],
    bookingFieldsResponses: {
      ...{ name: `Guest ${index}`, email: `guest-${index}@example.com`, guests: [] },
      ...{ "team-size": "2 to 10", notes: `Plan ${index}` },
    },
    icsUid: `uid-${index}@Cal.com`,
    ...of,
  };
}

/** The payload of a webhook's call about a booking. */
export function buildCalcomPayload(
  booking: ReturnType<typeof buildCalcomBooking>,
  of: Record<string, unknown> = {},
) {
  const [host] = booking.hosts;
  const { uid, title, start, end, attendees, guests, location, icsUid, eventType } = booking;
  const [booker] = attendees;
  return {
    ...{ uid, title, type: eventType.slug, eventTypeId: eventType.id, startTime: start, endTime: end },
    organizer: { id: host?.id, name: host?.name, email: host?.email, timeZone: "Europe/Berlin" },
    attendees,
    responses: {
      name: { label: "your_name", value: booker?.name, isHidden: false },
      email: { label: "email_address", value: booker?.email, isHidden: false },
      guests: { label: "additional_guests", value: guests, isHidden: false },
      "team-size": { label: "Size of your team", value: "2 to 10", isHidden: false },
    },
    ...{ location: "integrations:google:meet", metadata: { videoCallUrl: location } },
    ...{ iCalUID: icsUid, status: "ACCEPTED", ...of },
  };
}
