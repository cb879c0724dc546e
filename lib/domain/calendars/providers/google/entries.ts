import { createHash } from "node:crypto";
import { z } from "zod";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { readAnswer } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { EntryWriter } from "@/lib/domain/calendars/provider";
import { ENTRY_FIELDS, readEvents } from "./busy-times";
import { changeEntry } from "./change-entry";
import { toGoogleEvent } from "./google-event";
import { askGoogle, buildEventsPath } from "./requests";
import { conferenceAnswer, readRoomOf, requestRoom, wantsRoom } from "./room";

/** Ids of events are a client's to choose (digits and a to v), so that writing twice makes no second one. */
const deriveEventId = (uid: string) => createHash("sha256").update(uid).digest("hex");

const GONE_STATUSES = [404, 410];

export const googleEntries: EntryWriter<Tokens> = {
  nameNew: ({ uid }) => deriveEventId(uid),
  async put(access, subcalendar, entry, key) {
    const id = key ?? deriveEventId(entry.uid);
    const events = buildEventsPath(subcalendar);
    const path = `${events}/${encodeURIComponent(id)}`;
    const told = (answer: Parameters<typeof readAnswer>[1]) => ({
      key: id,
      ...(wantsRoom(entry) && { room: readRoomOf(readAnswer(conferenceAnswer, answer)) }),
    });
    const changed = key ? await changeEntry(access, path, entry) : null;
    if (changed) return told(changed);
    const { query, body } = toNewEvent(entry);
    const made = await askGoogle(access, events, {
      method: "POST",
      query,
      body: { ...body, id },
      expected: [409],
    });
    if (made.status !== 409) return told(made);
    // There already, or once was: written over, it is there again.
    const found = key ? null : await changeEntry(access, path, entry);
    return told(found ?? (await askGoogle(access, path, { method: "PUT", query, body })));
  },
  async readRoom(access, subcalendar, key) {
    const path = `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`;
    return readRoomOf(readAnswer(conferenceAnswer, await askGoogle(access, path, { query: ROOM_FIELDS })));
  },
  async remove(access, subcalendar, key) {
    await askGoogle(access, `${buildEventsPath(subcalendar)}/${encodeURIComponent(key)}`, {
      method: "DELETE",
      query: { sendUpdates: "all" }, // whom it has invited, who are elsewhere too
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

/** Without the version nothing that is said of a room is read. */
function toNewEvent(entry: CalendarEntry) {
  const asks = wantsRoom(entry);
  return {
    query: {
      sendUpdates: entry.attendees?.length ? "all" : "none",
      ...(asks && { conferenceDataVersion: "1" }),
    },
    body: { ...toGoogleEvent(entry, asks ? 1 : 0), ...(asks && requestRoom(entry.uid, 1)) },
  };
}
