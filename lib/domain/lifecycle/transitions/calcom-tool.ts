import { createHash } from "node:crypto";
import { z } from "zod";
import { asInstant } from "@/lib/core/time/instant";
import { env } from "@/lib/platform/env/env";
import type { CalcomPeople } from "../calcom-import/calcom-account";
import { CalcomClient } from "../calcom-import/calcom-client";
import { convertBookings, listEventTypeSlugs } from "../calcom-import/convert-bookings";
import { readBookings, readOwner, readPeople } from "../calcom-import/read-account";
import type { Booking } from "../calcom-import/resources";
import { createTryRead } from "../tool-import/create-try-read";
import { ImportError } from "../tool-import/import-error";
import { NOTHING_STORED } from "../tool-import/response-store";
import { type BookingReport, omitBookers } from "./booking-report";
import { isHmacOf } from "./is-hmac-of";
import type { AccountConnection, TransitionTool } from "./transition-tool";

const TRIGGERS = ["BOOKING_CREATED", "BOOKING_RESCHEDULED", "BOOKING_CANCELLED", "BOOKING_REJECTED"] as const;

const call = z.object({
  triggerEvent: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  payload: z.unknown(),
});

const person = z.object({
  email: z.string(),
  name: z.string().nullish(),
  timeZone: z.string().nullish(),
  phoneNumber: z.string().nullish(),
});

/** A response is a value with its label, or the value alone. */
const response = z.union([z.object({ value: z.unknown() }).transform(({ value }) => value), z.unknown()]);

const payload = z.object({
  uid: z.string().min(1),
  type: z.string().nullish(),
  title: z.string().nullish(),
  startTime: z.iso.datetime({ offset: true }),
  endTime: z.iso.datetime({ offset: true }),
  status: z.string().nullish(),
  eventTypeId: z.number().nullish(),
  organizer: person.nullish(),
  team: z.object({ members: z.array(person).nullish() }).nullish(),
  attendees: z.array(person).nullish(),
  responses: z.record(z.string(), response).nullish(),
  location: z.string().nullish(),
  metadata: z.object({ videoCallUrl: z.string().nullish() }).nullish(),
  iCalUID: z.string().nullish(),
  rescheduleUid: z.string().nullish(),
});

export const CALCOM_TRANSITION: TransitionTool<CalcomPeople> = {
  name: "Cal.com",
  source: "calcom",
  connect: async ({ address, ...options }) => {
    const client = new CalcomClient(
      { ...options, store: NOTHING_STORED, origin: env().CALCOM_TEST_ORIGIN },
      address ?? undefined,
    );
    const owner = await readOwner(client);
    const people = await readPeople(client, owner, createTryRead([]));
    const readPersons = people.organization === null ? [owner] : people.people;
    return {
      account: people,
      readMeetings: async (now) => {
        const bookings = await readBookings(client, people);
        const accepted = bookings.filter(({ status }) => status === "accepted");
        return {
          reports: accepted.map((booking) => toReport(booking, people, { at: now, from: "account" })),
          readHosts: readPersons.map(({ email }) => email.toLowerCase()),
        };
      },
      ...buildSubscriptions(client, people.organization),
    };
  },
  isSigned: ({ headers, body }, secret) => isHmacOf(body, headers.get("x-cal-signature-256") ?? "", secret),
  parseCall: (body, account) => {
    const told = call.safeParse(body).data;
    if (!told) return undefined;
    const trigger = TRIGGERS.find((known) => known === told.triggerEvent);
    if (!trigger) return null;
    const booked = payload.safeParse(told.payload).data;
    if (!booked) return undefined;
    // A request that nobody has accepted takes no time.
    if (booked.status?.toUpperCase() === "PENDING" && trigger === "BOOKING_CREATED") return null;
    const at = asInstant(Date.parse(told.createdAt));
    const report = toReport(toBooking(booked), account, { at, from: "call" });
    if (trigger === "BOOKING_CANCELLED" || trigger === "BOOKING_REJECTED") {
      const hasSeats = report.meeting?.seats != null; // one seat was given back
      const keys = report.booked.map(({ key }) => key);
      return { ...report, booked: [], cancelled: hasSeats ? keys : [], isOver: !hasSeats };
    }
    const from = booked.rescheduleUid;
    return { ...report, movedFrom: from && from !== booked.uid ? { id: from, key: null } : null };
  },
  listPageSlugs: listEventTypeSlugs,
};

/** Converts a call to the booking of the API, for which there are conversions. */
function toBooking(told: z.output<typeof payload>): Booking {
  const { responses, organizer, team, metadata } = told;
  const guests = z.array(z.string()).safeParse(responses?.guests).data ?? [];
  const hosts = [...(organizer ? [organizer] : []), ...(team?.members ?? [])];
  return {
    uid: told.uid,
    title: told.title,
    status: "accepted",
    start: told.startTime,
    end: told.endTime,
    hosts: hosts.map(({ email }) => ({ email })),
    eventType: told.eventTypeId ? { id: told.eventTypeId, slug: told.type ?? "" } : null,
    location: metadata?.videoCallUrl ?? told.location,
    attendees: told.attendees ?? [],
    guests,
    bookingFieldsResponses: responses ?? {},
    icsUid: told.iCalUID,
  };
}

/** What remains of somebody who has cancelled has no address. */
const toKey = (address: string) => createHash("sha256").update(address).digest("base64url");

function toReport(
  booking: Booking,
  people: CalcomPeople,
  of: Pick<BookingReport, "at" | "from">,
): BookingReport {
  const [converted] = convertBookings({ ...people, bookings: [booking] });
  return {
    ...{ id: booking.uid, ...of },
    meeting: converted ? omitBookers(converted) : null,
    booked: (converted?.bookers ?? []).map((booker) => ({ key: toKey(booker.email), booker })),
    cancelled: [],
    isOver: false,
    movedFrom: null,
  };
}

const madeSubscription = z.object({
  data: z.object({ id: z.union([z.string(), z.number()]), subscriberUrl: z.string() }),
});

function buildSubscriptions(
  client: CalcomClient,
  organization: number | null,
): Pick<AccountConnection<CalcomPeople>, "subscribe" | "unsubscribe"> {
  const path = organization === null ? "/v2/webhooks" : `/v2/organizations/${organization}/webhooks`;
  const find = async (url: string) => {
    const rows = await client.list(madeSubscription.shape.data, { path }, ({ id }) => id);
    const found = rows.find(({ subscriberUrl }) => subscriberUrl === url);
    return found && `${path}/${found.id}`;
  };
  return {
    subscribe: async ({ url, secret }) => {
      try {
        const existing = await find(url);
        if (existing) return existing;
        const body = { active: true, subscriberUrl: url, triggers: TRIGGERS, secret };
        const made = await client.fetchFresh({ path, method: "POST", body });
        return `${path}/${client.parse(madeSubscription, made.body, path).data.id}`;
      } catch (error) {
        if (error instanceof ImportError && (error.status === 403 || error.status === 404)) return null;
        throw error;
      }
    },
    unsubscribe: async (path) => {
      try {
        await client.fetchFresh({ path, method: "DELETE" });
      } catch (error) {
        if (!(error instanceof ImportError) || error.status !== 404) throw error; // it is gone already
      }
    },
  };
}
