import { z } from "zod";

// The resources of Cal.com's API v2, as far as they are read. Unknown values of enumerations are kept as text, so that a new
// kind is reported instead of failing the import.

const id = z.int();

export const calcomUser = z.object({
  id,
  email: z.string(),
  name: z.string().nullish(),
  username: z.string().nullish(),
  timeZone: z.string().nullish(),
  locale: z.string().nullish(),
  organizationId: id.nullish(),
});

/** A membership of the organisation or of a team. */
export const membership = z.object({
  id,
  userId: id,
  accepted: z.boolean(),
  role: z.string(),
  user: z.object({
    email: z.string(),
    name: z.string().nullish(),
    username: z.string().nullish(),
  }),
});

export const team = z.object({ id, name: z.string(), slug: z.string().nullish() });

export const schedule = z.object({
  id,
  ownerId: id,
  timeZone: z.string(),
  isDefault: z.boolean(),
  availability: z.array(z.object({ days: z.array(z.string()), startTime: z.string(), endTime: z.string() })),
  overrides: z.array(z.object({ date: z.string(), startTime: z.string(), endTime: z.string() })),
});

const place = z.object({
  type: z.string(),
  address: z.string().nullish(),
  link: z.string().nullish(),
  phone: z.string().nullish(),
  integration: z.string().nullish(),
});

const bookingField = z.object({
  type: z.string(),
  slug: z.string(),
  isDefault: z.boolean().nullish(),
  label: z.string().nullish(),
  required: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
  options: z.array(z.string()).nullish(),
});

/** A rule that can be turned off keeps its other fields optional. */
const disabled = { disabled: z.boolean().nullish() };

const perPeriod = z.object({
  day: z.number().nullish(),
  week: z.number().nullish(),
  month: z.number().nullish(),
  year: z.number().nullish(),
  ...disabled,
});

const bookingWindow = z.object({
  type: z.string().nullish(),
  value: z.union([z.number(), z.array(z.string())]).nullish(),
  rolling: z.boolean().nullish(),
  ...disabled,
});

export const eventType = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string().nullish(),
  lengthInMinutes: z.number(),
  lengthInMinutesOptions: z.array(z.number()).nullish(),
  hidden: z.boolean().nullish(),
  locations: z.array(place).nullish(),
  bookingFields: z.array(bookingField).nullish(),
  disableGuests: z.boolean().nullish(),
  slotInterval: z.number().nullish(),
  minimumBookingNotice: z.number().nullish(),
  beforeEventBuffer: z.number().nullish(),
  afterEventBuffer: z.number().nullish(),
  offsetStart: z.number().nullish(),
  onlyShowFirstAvailableSlot: z.boolean().nullish(),
  bookingLimitsCount: perPeriod.nullish(),
  bookingLimitsDuration: perPeriod.nullish(),
  bookingWindow: bookingWindow.nullish(),
  confirmationPolicy: z.object({ type: z.string().nullish(), ...disabled }).nullish(),
  seats: z
    .object({
      seatsPerTimeSlot: z.number().nullish(),
      showAvailabilityCount: z.boolean().nullish(),
      ...disabled,
    })
    .nullish(),
  recurrence: z
    .object({
      interval: z.number().nullish(),
      occurrences: z.number().nullish(),
      frequency: z.string().nullish(),
      ...disabled,
    })
    .nullish(),
  requiresBookerEmailVerification: z.boolean().nullish(),
  successRedirectUrl: z.string().nullish(),
  customName: z.string().nullish(),
  price: z.number().nullish(),
  scheduleId: id.nullish(),
  ownerId: id.nullish(),
  // Of types of teams.
  teamId: id.nullish(),
  schedulingType: z.string().nullish(),
  team: z.object({ name: z.string().nullish(), slug: z.string().nullish() }).nullish(),
  hosts: z
    .array(z.object({ userId: id, mandatory: z.boolean().nullish(), groupId: z.string().nullish() }))
    .nullish(),
});

const responses = z.record(z.string(), z.unknown());

const attendee = z.object({
  name: z.string().nullish(),
  email: z.string(),
  timeZone: z.string().nullish(),
  phoneNumber: z.string().nullish(),
  // Of bookings with seats.
  bookingFieldsResponses: responses.nullish(),
});

export const booking = z.object({
  uid: z.string().min(1),
  title: z.string().nullish(),
  status: z.string(),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
  hosts: z.array(z.object({ email: z.string().nullish(), displayEmail: z.string().nullish() })),
  eventType: z.object({ id, slug: z.string() }).nullish(),
  location: z.string().nullish(),
  attendees: z.array(attendee),
  guests: z.array(z.string()).nullish(),
  bookingFieldsResponses: responses.nullish(),
  icsUid: z.string().nullish(),
});

export const slot = z.object({ start: z.iso.datetime({ offset: true }) });

export type CalcomUser = z.output<typeof calcomUser>;
export type Membership = z.output<typeof membership>;
export type Schedule = z.output<typeof schedule>;
export type EventType = z.output<typeof eventType>;
export type EventPlace = z.output<typeof place>;
export type BookingField = z.output<typeof bookingField>;
export type Booking = z.output<typeof booking>;
