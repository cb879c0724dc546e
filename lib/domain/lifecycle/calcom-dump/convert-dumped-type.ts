import { z } from "zod";
import type { BookingField, EventPlace, EventType } from "../calcom-import/resources";
import { toBoolean, toJson, toNumber, type Values } from "./dump-values";

const location = z.object({
  type: z.string(),
  address: z.string().nullish(),
  link: z.string().nullish(),
  hostPhoneNumber: z.string().nullish(),
});

const option = z.object({ label: z.string() });

const field = z.object({
  name: z.string(),
  type: z.string(),
  label: z.string().nullish(),
  required: z.boolean().nullish(),
  hidden: z.boolean().nullish(),
  editable: z.string().nullish(),
  options: z.array(option).nullish(),
});

const metadata = z.object({
  multipleDuration: z.array(z.number()).nullish(),
  requiresConfirmationThreshold: z.object({ time: z.number() }).nullish(),
  apps: z
    .object({ stripe: z.object({ enabled: z.boolean().nullish(), price: z.number().nullish() }).nullish() })
    .nullish(),
});

const recurrence = z.object({ freq: z.number(), count: z.number(), interval: z.number() });

/** Frequencies of RFC 5545 by the number that Cal.com stores. */
const FREQUENCIES = ["yearly", "monthly", "weekly", "daily"];

const limits = z.partialRecord(z.enum(["PER_DAY", "PER_WEEK", "PER_MONTH", "PER_YEAR"]), z.number());

export interface DumpedHost {
  userId: number;
  mandatory: boolean;
  groupId: string | null;
}

interface Context {
  /** The team of a type of a team. */
  team: EventType["team"];
  hosts: readonly DumpedHost[];
  /** The questions of a type without `bookingFields`. */
  customInputs: readonly Values[];
}

/** Converts a row of event types to the resource of the API, which tells the same. */
export function convertDumpedType(row: Values, { team, hosts, customInputs }: Context): EventType {
  const more = toJson(metadata, row.metadata);
  const stripe = more?.apps?.stripe;
  const threshold = more?.requiresConfirmationThreshold;
  const repeats = toJson(recurrence, row.recurringEvent);
  return {
    id: toNumber(row.id) ?? 0,
    title: row.title ?? "",
    slug: row.slug ?? "",
    description: row.description,
    lengthInMinutes: toNumber(row.length) ?? 30,
    lengthInMinutesOptions: more?.multipleDuration,
    hidden: toBoolean(row.hidden),
    locations: (toJson(z.array(location), row.locations) ?? []).map(toPlace),
    bookingFields:
      toJson(z.array(field), row.bookingFields)?.map(toBookingField) ?? customInputs.map(toQuestion),
    disableGuests: toBoolean(row.disableGuests),
    slotInterval: toNumber(row.slotInterval),
    minimumBookingNotice: toNumber(row.minimumBookingNotice),
    beforeEventBuffer: toNumber(row.beforeEventBuffer),
    afterEventBuffer: toNumber(row.afterEventBuffer),
    offsetStart: toNumber(row.offsetStart),
    onlyShowFirstAvailableSlot: toBoolean(row.onlyShowFirstAvailableSlot),
    bookingLimitsCount: toLimits(row.bookingLimits),
    bookingLimitsDuration: toLimits(row.durationLimits),
    bookingWindow: toWindow(row),
    confirmationPolicy: toBoolean(row.requiresConfirmation) ? { type: threshold ? "time" : "always" } : null,
    seats: row.seatsPerTimeSlot
      ? {
          seatsPerTimeSlot: toNumber(row.seatsPerTimeSlot),
          showAvailabilityCount: toBoolean(row.seatsShowAvailabilityCount),
        }
      : null,
    recurrence: repeats && {
      interval: repeats.interval,
      occurrences: repeats.count,
      frequency: FREQUENCIES[repeats.freq] ?? null,
    },
    requiresBookerEmailVerification: toBoolean(row.requiresBookerEmailVerification),
    successRedirectUrl: row.successRedirectUrl,
    customName: row.eventName,
    price: (stripe?.enabled && stripe.price) || toNumber(row.price),
    scheduleId: toNumber(row.scheduleId),
    ownerId: toNumber(row.userId),
    teamId: toNumber(row.teamId),
    schedulingType: row.schedulingType,
    team,
    hosts: [...hosts],
  };
}

/** The places of the API by the types of the database. */
const PLACES: Readonly<Record<string, string>> = {
  inPerson: "address",
  link: "link",
  userPhone: "phone",
  phone: "attendeePhone",
  attendeeInPerson: "attendeeAddress",
  somewhereElse: "attendeeDefined",
};

function toPlace({ type, address, link, hostPhoneNumber }: z.output<typeof location>): EventPlace {
  // "integrations:google:meet" is "google-meet" in the API.
  const integration = /^integrations:(.+)$/.exec(type)?.[1]?.replaceAll(/[:_]/g, "-");
  if (integration) return { type: "integration", integration };
  return { type: PLACES[type] ?? type, address, link, phone: hostPhoneNumber };
}

const toBookingField = ({ name, editable, options, ...same }: z.output<typeof field>): BookingField => ({
  ...same,
  slug: name,
  isDefault: editable?.startsWith("system") ?? false,
  options: options?.map(({ label }) => label),
});

/** The kinds of `bookingFields` by those of custom inputs. */
const INPUT_KINDS: Readonly<Record<string, string>> = { textLong: "textarea", bool: "boolean" };

/** Answers to custom inputs are stored by their labels. */
const toQuestion = ({ label, type, required, options: text }: Values): BookingField => ({
  slug: label ?? "",
  label,
  type: INPUT_KINDS[type ?? ""] ?? type ?? "text",
  required: toBoolean(required),
  options: toJson(z.array(option), text)?.map((one) => one.label),
});

function toLimits(text: string | null | undefined) {
  const { PER_DAY: day, PER_WEEK: week, PER_MONTH: month, PER_YEAR: year } = toJson(limits, text) ?? {};
  return { day, week, month, year };
}

function toWindow(row: Values): EventType["bookingWindow"] {
  if (row.periodType === "range")
    return { type: "range", value: [row.periodStartDate ?? "", row.periodEndDate ?? ""] };
  if (row.periodType !== "rolling" && row.periodType !== "rolling_window") return null;
  return {
    type: toBoolean(row.periodCountCalendarDays) ? "calendarDays" : "businessDays",
    value: toNumber(row.periodDays),
    rolling: row.periodType === "rolling_window",
  };
}
