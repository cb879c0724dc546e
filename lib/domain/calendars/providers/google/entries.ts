import { createHash } from "node:crypto";
import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { ENTRY_FIELDS, readEvents } from "./busy-times";
import { askGoogle, buildEventsPath } from "./requests";
import { conferenceAnswer, readRoomOf, requestRoom, wantsRoom } from "./room";

/** Ids of events are a client's to choose (digits and a to v), so that writing twice makes no second one. */
const deriveEventId = (uid: string) => createHash("sha256").update(uid).digest("hex");

const GONE_STATUSES = [404, 410];

export const googleEntries: EntryWriter<Tokens> = {
  nameNew: ({ uid }) => deriveEventId(uid),
  async put(access, subcalendar, entry, key) {
    const id = key ?? deriveEventId(entry.uid);
    const path = buildEventsPath(subcalendar);
    // Without the version nothing that is said of a room is read, and one that is there stays.
    const query = {
      sendUpdates: entry.attendees?.length ? "all" : "none",
      ...(wantsRoom(entry) && { conferenceDataVersion: "1" }),
    };
    const body = { ...toGoogleEvent(entry), ...(wantsRoom(entry) && requestRoom(entry)) };
    const update = () =>
      askGoogle(access, `${path}/${id}`, { method: "PUT", query, body, expected: GONE_STATUSES });
    const told = (answer: Awaited<ReturnType<typeof update>>) => ({
      key: id,
      ...(wantsRoom(entry) && { room: readRoomOf(readAnswer(conferenceAnswer, answer)) }),
    });
    const updated = key ? await update() : null;
    if (updated && updated.status < 300) return told(updated);
    const made = await askGoogle(access, path, {
      method: "POST",
      query,
      body: { ...body, id },
      expected: [409],
    });
    // There already, or once was: written over, it is there again.
    if (made.status !== 409) return told(made);
    return told(await askGoogle(access, `${path}/${id}`, { method: "PUT", query, body }));
  },
  async readRoom(access, subcalendar, key) {
    const path = `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`;
    return readRoomOf(readAnswer(conferenceAnswer, await askGoogle(access, path, { query: ROOM_FIELDS })));
  },
  async remove(access, subcalendar, key) {
    await askGoogle(access, `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`, {
      method: "DELETE",
      query: { sendUpdates: "none" },
      expected: GONE_STATUSES,
    });
  },
  async look(access, subcalendar, key, { window, statuses }) {
    const answer = await askGoogle(access, `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`, {
      query: { fields: ENTRY_FIELDS },
      expected: GONE_STATUSES,
    });
    if (answer.status >= 400) return null;
    return readEvents([readAnswer(z.unknown(), answer)], window, statuses)[0]?.object ?? null;
  },
};

const ROOM_FIELDS = { fields: "conferenceData" };

const RESPONSES = { accepted: "accepted", declined: "declined", needs_action: "needsAction" } as const;

const toGoogleEvent = (entry: CalendarEntry) => ({
  summary: entry.title,
  start: toGoogleTime(entry.start, entry.allDay),
  end: toGoogleTime(entry.end, entry.allDay),
  status: entry.tentative ? "tentative" : "confirmed",
  transparency: "opaque",
  visibility: entry.private ? "private" : "default",
  location: entry.location ?? undefined,
  description: entry.description ?? undefined,
  ...(entry.attendees?.length && {
    attendees: entry.attendees.map(({ email, name, status }) => ({
      email,
      ...(name && { displayName: name }),
      responseStatus: RESPONSES[status],
    })),
    guestsCanModify: false,
  }),
  source: { title: "Bookpage", url: entry.url },
  extendedProperties: { private: { bookpage: entry.uid } },
});

function toGoogleTime(at: number, allDay: boolean) {
  const text = new Date(at).toISOString();
  return allDay ? { date: text.slice(0, 10) } : { dateTime: text, timeZone: "UTC" };
}
