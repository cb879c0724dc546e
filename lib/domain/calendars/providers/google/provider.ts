import { z } from "zod";
import { handleSyncTokenError } from "@/lib/domain/calendars/handle-sync-token-error";
import {
  createUnexpectedResponseError,
  parseApiResponse,
  requestProviderApi,
} from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import { PaginationGuard } from "@/lib/domain/calendars/pagination-guard";
import type {
  CalendarObject,
  CalendarProvider,
  FoundSubcalendar,
  SyncRequest,
} from "@/lib/domain/calendars/provider";
import { readResponseText, safeFetch, toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import { GOOGLE_EVENT_FIELDS, type GoogleEventChange } from "./busy-times";
import { googleEntries } from "./entries";
import { buildEventsPath, type GoogleAccess, requestGoogle } from "./requests";
import { buildGoogleUrl, findGoogleService } from "./service";
import { googleWatcher } from "./watcher";

/** Google Calendar, by its REST API and sync tokens. */
export const google: CalendarProvider<ProviderTokens> = {
  async connect(access) {
    const { delegation } = access.credentials;
    if (delegation) return connectDelegated(access, delegation.subject);
    const url = buildGoogleUrl("https://openidconnect.googleapis.com/v1/userinfo");
    const { sub, email, picture } = parseApiResponse(
      profile,
      await requestProviderApi(findGoogleService(), access, { url }),
    );
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
  async fetchChanges(access, reading) {
    const { token, window } = reading;
    const changes = token
      ? await fetchPages(access, reading, { syncToken: token }).catch(handleSyncTokenError)
      : null;
    if (changes) return { whole: false, ...changes };
    const range = {
      timeMin: new Date(window.start).toISOString(),
      timeMax: new Date(window.end).toISOString(),
    };
    const all = await fetchPages(access, reading, range);
    // Some of Google's own calendars are listed, but have no readable events.
    return { whole: true, ...(all ?? { objects: [], removed: [], token: null }) };
  },
  entries: googleEntries,
  watcher: googleWatcher,
  async revokeAccess({ credentials, signal }) {
    if (credentials.delegation) return; // the company revokes the delegation
    const response = await safeFetch(buildGoogleUrl("https://oauth2.googleapis.com/revoke"), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ token: credentials.refresh }).toString(),
      signal,
    });
    await readResponseText(response);
    if (!response.ok && response.status !== 400) throw toProviderError(response); // 400: the token is revoked already
  },
};

/** Opens a calendar of a company connection, which has no profile beyond the address. */
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

const profile = z.object({
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
  const guard = new PaginationGuard();
  let pageToken: string | undefined;
  do {
    // Calendars shared as free/busy only have no readable events.
    const query = { minAccessRole: "reader", maxResults: "250", pageToken };
    const page = parseApiResponse(listed, await requestGoogle(access, "/users/me/calendarList", { query }));
    for (const { id, summary, summaryOverride, primary, accessRole, backgroundColor } of page.items)
      found.push({
        sourceId: id,
        name: summaryOverride ?? (summary || id),
        primary,
        writable: accessRole === "owner" || accessRole === "writer",
        busy: accessRole === "owner", // shared calendars are not busy by default
        colour: /^#[0-9a-f]{6}$/i.exec(backgroundColor ?? "")?.[0].toLowerCase() ?? null,
        version: null,
      });
    pageToken = guard.advance(page.nextPageToken);
  } while (pageToken);
  return found;
}

/** The newest version of each event counts. Returns null if the calendar is not readable. */
async function fetchPages(
  access: GoogleAccess,
  { sourceId: calendar, window, statuses }: SyncRequest,
  from: Record<string, string>,
) {
  const newest = new Map<string, GoogleEventChange>();
  const guard = new PaginationGuard();
  let pageToken: string | undefined;
  for (;;) {
    const response = await requestGoogle(access, buildEventsPath(calendar), {
      query: {
        ...from,
        singleEvents: "true", // expands series into instances
        maxResults: "2500",
        maxAttendees: "1", // the owner of the calendar
        fields: `nextPageToken,nextSyncToken,items(${GOOGLE_EVENT_FIELDS})`,
        pageToken,
      },
      expected: from.syncToken ? [] : [404],
    });
    if (response.status >= 400) return null;
    const page = await parseUntrusted(access, "parseGooglePage", {
      bytes: response.bytes,
      window,
      ...(statuses && { statuses }),
    });
    if (!page) throw createUnexpectedResponseError();
    for (const change of page.changes)
      if (!isOlder(change, newest.get(change.id))) newest.set(change.id, change);
    pageToken = guard.advance(page.nextPageToken);
    if (!pageToken) return { ...groupChanges(newest.values()), token: page.nextSyncToken ?? null };
  }
}

const isOlder = ({ changedAt }: GoogleEventChange, newest: GoogleEventChange | undefined): boolean =>
  changedAt !== null && (newest?.changedAt ?? changedAt) > changedAt;

function groupChanges(changes: Iterable<GoogleEventChange>) {
  const objects: CalendarObject[] = [];
  const removed: string[] = [];
  for (const { id, object } of changes)
    if (object) objects.push(object);
    else removed.push(id);
  return { objects, removed };
}
