import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import {
  type EntryMarks,
  mergeGuests,
  parseMarks,
  pickPrivacy,
  pickTitle,
} from "@/lib/domain/calendars/entry-marks";
import { parseApiResponse } from "@/lib/domain/calendars/oauth/request-provider-api";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { renderBookpageSection, replaceBookpageSection } from "./bookpage-section";
import { buildEventPath, type MicrosoftAccess, requestGraph } from "./requests";
import { meetingResponse } from "./teams-link";
import { GRAPH_MARKS_PROPERTY, shouldRequestTeams, toGraphEvent, toGraphGuest } from "./to-graph-event";

const MAX_TRIES = 4;

const knownEvent = meetingResponse.extend({
  "@odata.etag": z.string().optional(),
  subject: z.string().nullish(),
  body: z.object({ content: z.string().nullish() }).nullish(),
  attendees: z
    .array(z.looseObject({ emailAddress: z.looseObject({ address: z.string().nullish() }).nullish() }))
    .nullish(),
  singleValueExtendedProperties: z.array(z.object({ id: z.string(), value: z.string() })).nullish(),
});

type KnownEntry = z.output<typeof knownEvent>;

const MARKS_EXPANSION = `singleValueExtendedProperties($filter=id eq '${GRAPH_MARKS_PROPERTY}')`;

const KNOWN_FIELDS = `$select=subject,body,attendees,isOnlineMeeting,onlineMeeting&$expand=${encodeURIComponent(MARKS_EXPANSION)}`;

/** Statuses of an outdated version. */
const OUTDATED_STATUSES = [409, 412];

/**
 * Updates Bookpage's fields of the version that was read and preserves the owner's title, categories,
 * reminders, notes and guests. Returns null if the entry does not exist.
 */
export async function updateGraphEntry(access: MicrosoftAccess, key: string, entry: CalendarEntry) {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const existing = await requestGraph(access, `${buildEventPath(key)}?${KNOWN_FIELDS}`, {
      expected: [404],
    });
    if (existing.status === 404) return null;
    const read = parseApiResponse(knownEvent, existing);
    const response = await requestGraph(access, buildEventPath(key), {
      method: "PATCH",
      body: toChange(entry, read),
      ifMatch: read["@odata.etag"],
      expected: [404, ...OUTDATED_STATUSES],
    });
    if (response.status < 300) return response;
    if (response.status === 404) return null;
  }
  throw new ProviderError("busy", "The entry is being changed by others");
}

function toChange(entry: CalendarEntry, read: KnownEntry) {
  const property = read.singleValueExtendedProperties?.find(
    ({ id }) => id.toLowerCase() === GRAPH_MARKS_PROPERTY.toLowerCase(),
  );
  const marks = parseMarks(property?.value);
  const rooms = countRequestedLinks(entry, marks);
  const isGivenUp = rooms < 0 && rooms !== marks?.rooms;
  const isPrivate = pickPrivacy(entry.private, marks);
  const guests = mergeGuests(entry.attendees, {
    theirs: read.attendees ?? [],
    marks,
    readEmail: ({ emailAddress }) => emailAddress?.address ?? "",
    toGuest: (one, theirs) => ({
      ...toGraphGuest(one),
      ...(theirs?.status !== undefined && { status: theirs.status }),
    }),
  });
  const { showAs: _, body: __, ...ours } = toGraphEvent(entry, rooms);
  return {
    ...ours,
    subject: pickTitle(entry.title, read.subject, marks),
    sensitivity: isPrivate === undefined ? undefined : isPrivate ? "private" : "normal",
    attendees: guests ?? undefined,
    body: toBody(entry, read, isGivenUp),
    ...(isGivenUp && { isOnlineMeeting: false }),
  };
}

/** A link that Bookpage did not request is the owner's. */
function countRequestedLinks(entry: CalendarEntry, marks: EntryMarks | null): number {
  const rooms = marks?.rooms ?? 0;
  if (shouldRequestTeams(entry)) return rooms < 0 ? 1 - rooms : Math.max(rooms, 1);
  return rooms > 0 && entry.room?.provider !== "teams" ? -rooms : rooms;
}

/**
 * The body of a Teams meeting contains its joining instructions, and the meeting link is removed with them.
 * An update preserves them unless the link is to be removed.
 */
function toBody(
  entry: CalendarEntry,
  { body, isOnlineMeeting, onlineMeeting }: KnownEntry,
  isGivenUp: boolean,
) {
  const text = entry.description ?? entry.url;
  const page = isGivenUp ? null : replaceBookpageSection(body?.content ?? "", text);
  const holdsRoom = !isGivenUp && Boolean(isOnlineMeeting || onlineMeeting?.joinUrl);
  if (page === null && holdsRoom) return undefined;
  return { contentType: "html", content: page ?? renderBookpageSection(text) };
}
