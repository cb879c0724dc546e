import { createHash } from "node:crypto";
import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { ENTRY_FIELDS, readEvents } from "./busy-times";
import { askGoogle, buildEventsPath } from "./requests";

/** Ids of events are a client's to choose (digits and a to v), so that writing twice makes no second one. */
const deriveEventId = (uid: string) => createHash("sha256").update(uid).digest("hex");

const GONE_STATUSES = [404, 410];

export const googleEntries: EntryWriter<Tokens> = {
  async put(access, subcalendar, entry, key) {
    const id = key ?? deriveEventId(entry.uid);
    const path = buildEventsPath(subcalendar);
    const query = { sendUpdates: "none" };
    const body = toGoogleEvent(entry);
    const update = () =>
      askGoogle(access, `${path}/${id}`, { method: "PUT", query, body, expected: GONE_STATUSES });
    if (key && (await update()).status < 300) return { key };
    const made = await askGoogle(access, path, {
      method: "POST",
      query,
      body: { ...body, id },
      expected: [409],
    });
    // There already, or once was: written over, it is there again.
    if (made.status === 409) await askGoogle(access, `${path}/${id}`, { method: "PUT", query, body });
    return { key: id };
  },
  async remove(access, subcalendar, key) {
    await askGoogle(access, `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`, {
      method: "DELETE",
      query: { sendUpdates: "none" },
      expected: GONE_STATUSES,
    });
  },
  async look(access, subcalendar, key, { window }) {
    const answer = await askGoogle(access, `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`, {
      query: { fields: ENTRY_FIELDS },
      expected: GONE_STATUSES,
    });
    if (answer.status >= 400) return null;
    return readEvents([readAnswer(z.unknown(), answer)], window).objects[0] ?? null;
  },
};

const toGoogleEvent = (entry: CalendarEntry) => ({
  summary: entry.title,
  start: toGoogleTime(entry.start, entry.allDay),
  end: toGoogleTime(entry.end, entry.allDay),
  status: entry.tentative ? "tentative" : "confirmed",
  transparency: "opaque",
  visibility: entry.private ? "private" : "default",
  location: entry.location ?? undefined,
  description: entry.description ?? undefined,
  source: { title: "Bookpage", url: entry.url },
  extendedProperties: { private: { bookpage: entry.uid } },
});

function toGoogleTime(at: number, allDay: boolean) {
  const text = new Date(at).toISOString();
  return allDay ? { date: text.slice(0, 10) } : { dateTime: text, timeZone: "UTC" };
}
