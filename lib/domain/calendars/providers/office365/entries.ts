import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { newToken } from "@/lib/platform/crypto/token";
import { readItem, toCalendarObject } from "./busy-times";
import { askGraph, calendarPath, eventPath } from "./requests";
import { MEETING_FIELDS, meetingAnswer, readRoomOf } from "./room";

const made = z.object({ id: z.string().min(1) });

export const microsoftEntries: EntryWriter<Tokens> = {
  async put(access, subcalendar, entry, key) {
    const body = toGraphEvent(entry);
    const told = (event: string, answer: Parameters<typeof readAnswer>[1]) => ({
      key: event,
      ...(entry.room && !entry.room.isMade && { room: readRoomOf(readAnswer(meetingAnswer, answer)) }),
    });
    if (key) {
      // The text of an entry with a room holds what belongs to the room, which would go with it.
      const { body: _, ...others } = body;
      const change = entry.room?.isMade ? others : body;
      const answer = await askGraph(access, eventPath(key), {
        method: "PATCH",
        body: change,
        expected: [404],
      });
      if (answer.status < 300) return told(key, answer);
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
    return told(readAnswer(made, answer).id, answer);
  },
  async readRoom(access, _subcalendar, key) {
    return readRoomOf(
      readAnswer(meetingAnswer, await askGraph(access, `${eventPath(key)}?${MEETING_FIELDS}`)),
    );
  },
  async remove(access, _subcalendar, key) {
    await askGraph(access, eventPath(key), { method: "DELETE", expected: [404] });
  },
  async look(access, _subcalendar, key, frame) {
    const answer = await askGraph(access, eventPath(key), { expected: [404] });
    const event = answer.status < 400 ? readItem(readAnswer(z.unknown(), answer)) : null;
    return event && toCalendarObject(event, null, frame);
  },
};

const RESPONSES = { accepted: "accepted", declined: "declined", needs_action: "none" } as const;

const toGraphEvent = (entry: CalendarEntry) => ({
  subject: entry.title,
  start: toGraphTime(entry.start),
  end: toGraphTime(entry.end),
  isAllDay: entry.allDay,
  sensitivity: entry.private ? "private" : "normal",
  showAs: entry.tentative ? "tentative" : "busy",
  location: { displayName: entry.location ?? "" },
  ...(entry.room?.provider === "teams" &&
    !entry.room.isMade && { isOnlineMeeting: true, onlineMeetingProvider: "teamsForBusiness" }),
  ...(entry.attendees?.length && {
    attendees: entry.attendees.map(({ email, name, status }) => ({
      emailAddress: { address: email, ...(name && { name }) },
      type: "required",
      status: { response: RESPONSES[status] },
    })),
  }),
  body: {
    contentType: "text",
    content: entry.description ?? entry.url,
  },
});

const toGraphTime = (at: number) => ({ dateTime: new Date(at).toISOString().slice(0, 19), timeZone: "UTC" });
