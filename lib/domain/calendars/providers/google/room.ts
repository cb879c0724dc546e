import { createHash } from "node:crypto";
import { z } from "zod";
import type { CalendarEntry, EntryRoom } from "@/lib/domain/calendars/calendar-entry";

export const conferenceAnswer = z.object({
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string() }).optional() }).optional(),
      conferenceId: z.string().optional(),
      entryPoints: z
        .array(z.object({ entryPointType: z.string(), uri: z.string(), label: z.string().optional() }))
        .default([]),
    })
    .optional(),
});

export const wantsRoom = ({ room }: CalendarEntry): boolean =>
  room?.provider === "google_meet" && !room.isMade;

/** The same request sent twice makes one room. */
export const requestRoom = ({ uid }: CalendarEntry) => ({
  conferenceData: {
    createRequest: {
      requestId: createHash("sha256").update(`${uid}/room`).digest("hex").slice(0, 32),
      conferenceSolutionKey: { type: "hangoutsMeet" },
    },
  },
});

export function readRoomOf({ conferenceData }: z.output<typeof conferenceAnswer>): EntryRoom {
  const find = (type: string) =>
    conferenceData?.entryPoints.find(({ entryPointType }) => entryPointType === type);
  const [video, phone] = [find("video"), find("phone")];
  const phoneNumber = phone?.label ?? phone?.uri.replace(/^tel:/, "") ?? null;
  if (video && /^https:\/\//.test(video.uri))
    return { url: video.uri, code: conferenceData?.conferenceId ?? null, phone: phoneNumber };
  return conferenceData?.createRequest?.status?.statusCode === "pending" ? "pending" : "refused";
}
