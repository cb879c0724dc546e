import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { newToken } from "@/lib/platform/crypto/token";
import { readItem, toCalendarObject } from "./busy-times";
import { askGraph, calendarPath, eventPath } from "./requests";

const made = z.object({ id: z.string().min(1) });

export const microsoftEntries: EntryWriter<Tokens> = {
  async put(access, subcalendar, entry, key) {
    const body = toGraphEvent(entry);
    if (key) {
      const { status } = await askGraph(access, eventPath(key), { method: "PATCH", body, expected: [404] });
      if (status < 300) return { key };
    }
    const create = (transactionId: string, expected: number[]) =>
      askGraph(access, `${calendarPath(subcalendar)}/events`, {
        method: "POST",
        body: { ...body, transactionId },
        expected,
      });
    // Sent again after an answer that was lost, it makes no second one.
    const first = await create(`${entry.uid}/${entry.sequence}`, [409]);
    // What was taken out and is wanted again needs another id.
    const answer = first.status === 409 ? await create(`${entry.uid}/${newToken()}`, []) : first;
    return { key: readAnswer(made, answer).id };
  },
  async remove(access, _subcalendar, key) {
    await askGraph(access, eventPath(key), { method: "DELETE", expected: [404] });
  },
  async look(access, _subcalendar, key, { window }) {
    const answer = await askGraph(access, eventPath(key), { expected: [404] });
    const event = answer.status < 400 ? readItem(readAnswer(z.unknown(), answer)) : null;
    return event && toCalendarObject(event, null, window);
  },
};

const toGraphEvent = (entry: CalendarEntry) => ({
  subject: entry.title,
  start: toGraphTime(entry.start),
  end: toGraphTime(entry.end),
  isAllDay: entry.allDay,
  sensitivity: entry.private ? "private" : "normal",
  showAs: entry.tentative ? "tentative" : "busy",
  location: { displayName: entry.location ?? "" },
  body: {
    contentType: "text",
    content: [entry.description, entry.url].filter(Boolean).join("\n\n"),
  },
});

const toGraphTime = (at: number) => ({ dateTime: new Date(at).toISOString().slice(0, 19), timeZone: "UTC" });
