import { z } from "zod";
import type { Booking } from "../calcom-import/resources";
import { toBoolean, toJson, toNumber, toUtcText, type Values } from "./dump-values";

const responses = z.record(z.string(), z.unknown());
const seatData = z.object({ responses: responses.nullish() });
const metadata = z.object({ videoCallUrl: z.string().nullish() });

interface Context {
  /** The addresses of the organiser and of the type's hosts. */
  organizer: string | null;
  possibleHosts: readonly string[];
  typeSlug: string | null;
  attendees: readonly Values[];
  /** By the attendee's id. */
  seats: ReadonlyMap<string, Values>;
  references: readonly Values[];
}

/** Converts a booking to the resource of the API. Hosts beside the organiser are attendees in the database. */
export function convertDumpedBooking(row: Values, context: Context): Booking {
  const { organizer, possibleHosts, typeSlug, attendees, seats, references } = context;
  const addresses = attendees.map(({ email }) => email?.toLowerCase() ?? "");
  const hosts = [
    ...(organizer ? [organizer] : []),
    ...possibleHosts.filter((address) => addresses.includes(address.toLowerCase())),
  ];
  const link =
    toJson(metadata, row.metadata)?.videoCallUrl ||
    references.find(({ meetingUrl, deleted }) => meetingUrl && !toBoolean(deleted))?.meetingUrl;
  const isCall = row.location === null || row.location?.startsWith("integrations:");
  return {
    uid: row.uid ?? "",
    title: row.title,
    status: row.status ?? "",
    start: toUtcText(row.startTime),
    end: toUtcText(row.endTime),
    hosts: hosts.map((email) => ({ email })),
    eventType: typeSlug === null ? null : { id: toNumber(row.eventTypeId) ?? 0, slug: typeSlug },
    location: (isCall && link) || row.location,
    attendees: attendees.map(({ id, name, email, timeZone, phoneNumber }) => ({
      ...{ name, timeZone, phoneNumber },
      email: email ?? "",
      bookingFieldsResponses: toJson(seatData, seats.get(id ?? "")?.data)?.responses,
    })),
    bookingFieldsResponses: { ...toJson(responses, row.customInputs), ...toJson(responses, row.responses) },
    icsUid: row.iCalUID || null,
  };
}
