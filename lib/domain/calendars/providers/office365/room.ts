import { z } from "zod";
import type { EntryRoom } from "@/lib/domain/calendars/calendar-entry";

export const meetingAnswer = z.object({
  isOnlineMeeting: z.boolean().nullish(),
  onlineMeeting: z
    .object({
      joinUrl: z.string().nullish(),
      conferenceId: z.string().nullish(),
      tollNumber: z.string().nullish(),
    })
    .nullish(),
});

export const MEETING_FIELDS = "$select=isOnlineMeeting,onlineMeeting";

export function readRoomOf({ isOnlineMeeting, onlineMeeting }: z.output<typeof meetingAnswer>): EntryRoom {
  const url = onlineMeeting?.joinUrl;
  if (url && /^https:\/\//.test(url))
    return { url, code: onlineMeeting.conferenceId ?? null, phone: onlineMeeting.tollNumber ?? null };
  return isOnlineMeeting ? "pending" : "refused";
}
