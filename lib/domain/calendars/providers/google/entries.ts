import { createHash } from "node:crypto";
import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { parseApiResponse } from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { GOOGLE_ENTRY_FIELDS, parseGoogleEvents } from "./busy-times";
import { buildMeetRequest, conferenceResponse, parseMeetLink, shouldRequestMeet } from "./meet-link";
import { buildEventsPath, requestGoogle } from "./requests";
import { toGoogleEvent } from "./to-google-event";
import { updateGoogleEntry } from "./update-google-entry";

/** Clients may choose event ids (digits and letters a to v), so that a retry creates no duplicate. */
const deriveEventId = (uid: string) => createHash("sha256").update(uid).digest("hex");

const GONE_STATUSES = [404, 410];

export const googleEntries: EntryWriter<ProviderTokens> = {
  generateKey: ({ uid }) => deriveEventId(uid),
  async upsertEntry(access, subcalendar, entry, key) {
    const id = key ?? deriveEventId(entry.uid);
    const events = buildEventsPath(subcalendar);
    const path = `${events}/${encodeURIComponent(id)}`;
    const toResult = (response: Parameters<typeof parseApiResponse>[1]) => ({
      key: id,
      ...(shouldRequestMeet(entry) && {
        room: parseMeetLink(parseApiResponse(conferenceResponse, response)),
      }),
    });
    const changed = key ? await updateGoogleEntry(access, path, entry) : null;
    if (changed) return toResult(changed);
    const { query, body } = toNewEvent(entry);
    const created = await requestGoogle(access, events, {
      method: "POST",
      query,
      body: { ...body, id },
      expected: [409],
    });
    if (created.status !== 409) return toResult(created);
    // The id exists, possibly as a deleted event, which an update restores.
    const found = key ? null : await updateGoogleEntry(access, path, entry);
    return toResult(found ?? (await requestGoogle(access, path, { method: "PUT", query, body })));
  },
  async fetchMeetingLink(access, subcalendar, key) {
    const path = `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`;
    return parseMeetLink(
      parseApiResponse(conferenceResponse, await requestGoogle(access, path, { query: CONFERENCE_FIELDS })),
    );
  },
  async remove(access, subcalendar, key) {
    await requestGoogle(access, `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`, {
      method: "DELETE",
      query: { sendUpdates: "all" }, // attendees, who are listed elsewhere as well
      expected: GONE_STATUSES,
    });
  },
  async fetchEntry(access, subcalendar, key, { window, statuses }) {
    const response = await requestGoogle(
      access,
      `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`,
      {
        query: { fields: GOOGLE_ENTRY_FIELDS },
        expected: GONE_STATUSES,
      },
    );
    if (response.status >= 400) return null;
    return parseGoogleEvents([parseApiResponse(z.unknown(), response)], window, statuses)[0]?.object ?? null;
  },
};

const CONFERENCE_FIELDS = { fields: "conferenceData" };

/** Google ignores conference data without this version parameter. */
function toNewEvent(entry: CalendarEntry) {
  const asks = shouldRequestMeet(entry);
  return {
    query: {
      sendUpdates: entry.attendees?.length ? "all" : "none",
      ...(asks && { conferenceDataVersion: "1" }),
    },
    body: { ...toGoogleEvent(entry, asks ? 1 : 0), ...(asks && buildMeetRequest(entry.uid, 1)) },
  };
}
