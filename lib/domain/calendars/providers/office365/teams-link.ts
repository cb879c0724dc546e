import { z } from "zod";
import type { EntryMeetingLink } from "@/lib/domain/calendars/calendar-entry";

export const meetingResponse = z.object({
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

export function parseTeamsLink({
  isOnlineMeeting,
  onlineMeeting,
}: z.output<typeof meetingResponse>): EntryMeetingLink {
  const url = onlineMeeting?.joinUrl;
  if (url && /^https:\/\//.test(url))
    return { url, code: onlineMeeting.conferenceId ?? null, phone: onlineMeeting.tollNumber ?? null };
  return isOnlineMeeting ? "pending" : "refused";
}
