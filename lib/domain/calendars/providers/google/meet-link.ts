import { createHash } from "node:crypto";
import { z } from "zod";
import type { CalendarEntry, EntryMeetingLink } from "@/lib/domain/calendars/calendar-entry";
import type { EntryMarks } from "@/lib/domain/calendars/entry-marks";

export const conferenceResponse = z.object({
  conferenceData: z
    .object({
      createRequest: z
        .object({ requestId: z.string().optional(), status: z.object({ statusCode: z.string() }).optional() })
        .optional(),
      conferenceId: z.string().optional(),
      entryPoints: z
        .array(z.object({ entryPointType: z.string(), uri: z.string(), label: z.string().optional() }))
        .default([]),
    })
    .optional(),
});

export const shouldRequestMeet = ({ room }: CalendarEntry): boolean =>
  room?.provider === "google_meet" && !room.isMade;

/** Repeating a request creates one link; a request after a removed link creates another. */
export const buildMeetRequest = (uid: string, rooms: number) => ({
  conferenceData: {
    createRequest: {
      requestId: buildRequestId(uid, rooms),
      conferenceSolutionKey: { type: "hangoutsMeet" },
    },
  },
});

const buildRequestId = (uid: string, rooms: number): string =>
  createHash("sha256")
    .update(`${uid}/room${rooms > 1 ? `/${rooms}` : ""}`)
    .digest("hex")
    .slice(0, 32);

type Known = z.output<typeof conferenceResponse>["conferenceData"];

/** Decides what happens to the meeting link of an updated entry; `body` is the part to send. */
export function resolveMeetChange(entry: CalendarEntry, event: Known, marks: EntryMarks | null) {
  const isFirst = event?.createRequest?.requestId === buildRequestId(entry.uid, 1);
  const rooms = marks?.rooms || (isFirst ? 1 : 0);
  if (shouldRequestMeet(entry)) {
    const requested = rooms < 0 ? 1 - rooms : Math.max(rooms, 1);
    return { rooms: requested, body: buildMeetRequest(entry.uid, requested) };
  }
  // A link that Bookpage did not request is the owner's.
  const isGivenUp = rooms > 0 && entry.room?.provider !== "google_meet";
  return isGivenUp ? { rooms: -rooms, body: { conferenceData: null } } : { rooms, body: null };
}

export function parseMeetLink({ conferenceData }: z.output<typeof conferenceResponse>): EntryMeetingLink {
  const find = (type: string) =>
    conferenceData?.entryPoints.find(({ entryPointType }) => entryPointType === type);
  const [video, phone] = [find("video"), find("phone")];
  const phoneNumber = phone?.label ?? phone?.uri.replace(/^tel:/, "") ?? null;
  if (video && /^https:\/\//.test(video.uri))
    return { url: video.uri, code: conferenceData?.conferenceId ?? null, phone: phoneNumber };
  return conferenceData?.createRequest?.status?.statusCode === "pending" ? "pending" : "refused";
}
