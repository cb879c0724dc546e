import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { mergeGuests, parseMarks, pickPrivacy, pickTitle } from "@/lib/domain/calendars/entry-marks";
import { parseApiResponse } from "@/lib/domain/calendars/oauth/request-provider-api";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { conferenceResponse, resolveMeetChange } from "./meet-link";
import { type GoogleAccess, requestGoogle } from "./requests";
import { toGoogleEvent, toGoogleGuest } from "./to-google-event";

const MAX_TRIES = 4;

const knownEvent = conferenceResponse.extend({
  etag: z.string().optional(),
  status: z.string().optional(),
  summary: z.string().optional(),
  attendees: z
    .array(z.looseObject({ email: z.string().optional(), responseStatus: z.string().optional() }))
    .default([]),
  extendedProperties: z
    .object({ private: z.object({ bookpageMarks: z.string().optional() }).optional() })
    .optional(),
});

type Guest = z.output<typeof knownEvent>["attendees"][number];

/**
 * Updates Bookpage's fields of the version that was read and preserves the owner's title, colour, reminders
 * and guests. Returns null if the entry does not exist or was deleted.
 */
export async function updateGoogleEntry(access: GoogleAccess, path: string, entry: CalendarEntry) {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const existing = await requestGoogle(access, path, { expected: [404, 410] });
    const read = existing.status < 400 ? parseApiResponse(knownEvent, existing) : null;
    if (!read || read.status === "cancelled") return null;
    const { query, body } = toChange(entry, read);
    const headers = { ...(read.etag && { "if-match": read.etag }) };
    const expected = [404, 410, 412];
    const response = await requestGoogle(access, path, { method: "PATCH", query, body, headers, expected });
    if (response.status < 300) return response;
    if (response.status !== 412) return null;
  }
  throw new ProviderError("busy", "The entry is being changed by others");
}

function toChange(entry: CalendarEntry, read: z.output<typeof knownEvent>) {
  const marks = parseMarks(read.extendedProperties?.private?.bookpageMarks);
  const linkChange = resolveMeetChange(entry, read.conferenceData, marks);
  const isPrivate = pickPrivacy(entry.private, marks);
  const guests = mergeGuests<Guest>(entry.attendees, {
    theirs: read.attendees,
    marks,
    readEmail: ({ email = "" }) => email,
    toGuest: (one, theirs) => ({ ...theirs, ...toGoogleGuest(one), ...pickPartstat(theirs) }),
  });
  const { transparency: _, ...ours } = toGoogleEvent(entry, linkChange.rooms);
  return {
    query: {
      sendUpdates: guests ? "all" : "none",
      ...(linkChange.body && { conferenceDataVersion: "1" }),
    },
    body: {
      ...ours,
      summary: pickTitle(entry.title, read.summary, marks),
      visibility: isPrivate === undefined ? undefined : isPrivate ? "private" : "default",
      location: entry.location, // null removes the present value
      description: entry.description,
      attendees: guests ?? undefined,
      ...linkChange.body,
    },
  };
}

const pickPartstat = (guest: Guest | undefined) =>
  guest?.responseStatus === undefined ? {} : { responseStatus: guest.responseStatus };
