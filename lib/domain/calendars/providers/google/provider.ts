import { z } from "zod";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import { askApi, notAsPromised, readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import { outwardFetch, readAnswerText, toRefusal } from "@/lib/domain/calendars/outward-fetch";
import { PageTrail } from "@/lib/domain/calendars/page-trail";
import type {
  CalendarObject,
  CalendarProvider,
  FoundSubcalendar,
  Reading,
} from "@/lib/domain/calendars/provider";
import { orReadAnew } from "@/lib/domain/calendars/read-anew";
import { EVENT_FIELDS, type EventChange } from "./busy-times";
import { googleEntries } from "./entries";
import { askGoogle, buildEventsPath, type GoogleAccess } from "./requests";
import { googleAddress, googleService } from "./service";
import { googleWatcher } from "./watcher";

/** Google Calendar, by its REST API and sync tokens. */
export const google: CalendarProvider<Tokens> = {
  async connect(access) {
    const { delegation } = access.credentials;
    if (delegation) return connectDelegated(access, delegation.subject);
    const url = googleAddress("https://openidconnect.googleapis.com/v1/userinfo");
    const { sub, email, picture } = readAnswer(person, await askApi(googleService(), access, { url }));
    const subcalendars = await listSubcalendars(access);
    return {
      sourceId: sub,
      name: email ?? "Google",
      credentials: access.credentials,
      subcalendars,
      profile: { email, picture },
    };
  },
  listSubcalendars,
  async readChanges(access, reading) {
    const { token, window } = reading;
    const changes = token ? await readPages(access, reading, { syncToken: token }).catch(orReadAnew) : null;
    if (changes) return { whole: false, ...changes };
    const range = {
      timeMin: new Date(window.start).toISOString(),
      timeMax: new Date(window.end).toISOString(),
    };
    const all = await readPages(access, reading, range);
    // Some of Google's own calendars are listed, but have no events to be read.
    return { whole: true, ...(all ?? { objects: [], removed: [], token: null }) };
  },
  entries: googleEntries,
  watcher: googleWatcher,
  async end({ credentials, signal }) {
    if (credentials.delegation) return; // the company's to end
    const response = await outwardFetch(googleAddress("https://oauth2.googleapis.com/revoke"), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ token: credentials.refresh }).toString(),
      signal,
    });
    await readAnswerText(response);
    if (!response.ok && response.status !== 400) throw toRefusal(response); // 400: it has ended already
  },
};

/** The company's account is not told whose calendar it opens, beyond the address. */
async function connectDelegated(access: GoogleAccess, address: string) {
  const subcalendars = await listSubcalendars(access);
  const { credentials } = access;
  return {
    sourceId: address,
    name: address,
    credentials,
    subcalendars,
    profile: { email: address, picture: null },
  };
}

const person = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).nullable().default(null),
  picture: z.string().max(2048).nullable().default(null),
});

const listed = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        summary: z.string().default(""),
        summaryOverride: z.string().optional(),
        primary: z.boolean().default(false),
        accessRole: z.string().default("reader"),
        backgroundColor: z.string().optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

async function listSubcalendars(access: GoogleAccess): Promise<FoundSubcalendar[]> {
  const found: FoundSubcalendar[] = [];
  const trail = new PageTrail();
  let pageToken: string | undefined;
  do {
    // Calendars of which only free and busy may be seen have no events to be read.
    const query = { minAccessRole: "reader", maxResults: "250", pageToken };
    const page = readAnswer(listed, await askGoogle(access, "/users/me/calendarList", { query }));
    for (const { id, summary, summaryOverride, primary, accessRole, backgroundColor } of page.items)
      found.push({
        sourceId: id,
        name: summaryOverride ?? (summary || id),
        primary,
        writable: accessRole === "owner" || accessRole === "writer",
        busy: accessRole === "owner", // others' calendars are there to be looked at
        colour: /^#[0-9a-f]{6}$/i.exec(backgroundColor ?? "")?.[0].toLowerCase() ?? null,
        version: null,
      });
    pageToken = trail.follow(page.nextPageToken);
  } while (pageToken);
  return found;
}

/** Of what is said several times of one event the newest counts. Null where nothing can be read. */
async function readPages(
  access: GoogleAccess,
  { sourceId: calendar, window, statuses }: Reading,
  from: Record<string, string>,
) {
  const known = new Map<string, EventChange>();
  const trail = new PageTrail();
  let pageToken: string | undefined;
  for (;;) {
    const answer = await askGoogle(access, buildEventsPath(calendar), {
      query: {
        ...from,
        singleEvents: "true", // the instances of a series, worked out
        maxResults: "2500",
        maxAttendees: "1", // the owner of the calendar
        fields: `nextPageToken,nextSyncToken,items(${EVENT_FIELDS})`,
        pageToken,
      },
      expected: from.syncToken ? [] : [404],
    });
    if (answer.status >= 400) return null;
    const page = await readForeign(access, "readGooglePage", {
      bytes: answer.bytes,
      window,
      ...(statuses && { statuses }),
    });
    if (!page) throw notAsPromised();
    for (const change of page.changes)
      if (!isOlder(change, known.get(change.id))) known.set(change.id, change);
    pageToken = trail.follow(page.nextPageToken);
    if (!pageToken) return { ...sortOut(known.values()), token: page.nextSyncToken ?? null };
  }
}

const isOlder = ({ changedAt }: EventChange, known: EventChange | undefined): boolean =>
  changedAt !== null && (known?.changedAt ?? changedAt) > changedAt;

function sortOut(changes: Iterable<EventChange>) {
  const objects: CalendarObject[] = [];
  const removed: string[] = [];
  for (const { id, object } of changes)
    if (object) objects.push(object);
    else removed.push(id);
  return { objects, removed };
}
