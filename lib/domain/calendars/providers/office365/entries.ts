import { z } from "zod";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { newToken } from "@/lib/platform/crypto/token";
import { readItem, toCalendarObject } from "./busy-times";
import { changeEntry } from "./change-entry";
import { toGraphEvent, wantsRoom } from "./graph-event";
import { askGraph, calendarPath, eventPath } from "./requests";
import { MEETING_FIELDS, meetingAnswer, readRoomOf } from "./room";

const made = z.object({ id: z.string().min(1) });

export const microsoftEntries: EntryWriter<Tokens> = {
  async put(access, subcalendar, entry, key) {
    const told = (event: string, answer: Parameters<typeof readAnswer>[1]) => ({
      key: event,
      ...(wantsRoom(entry) && { room: readRoomOf(readAnswer(meetingAnswer, answer)) }),
    });
    const changed = key ? await changeEntry(access, key, entry) : null;
    if (key && changed) return told(key, changed);
    const body = toGraphEvent(entry, wantsRoom(entry) ? 1 : 0);
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
