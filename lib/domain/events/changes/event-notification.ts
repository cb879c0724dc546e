import { z } from "zod";

/** A change of an event that its participants are notified of. */
export const eventNotification = z.object({
  kind: z.enum([
    "created",
    "confirmed",
    "changed",
    "reassigned",
    "linked",
    "unlinked",
    "reopened",
    "suggested",
    "cancelled",
    "declined",
    "voted",
    "message",
    "invited",
    "joined",
    "reminded",
    "answered",
    "closed",
    "openRequest",
  ]),
  /** Id of the message or the invitee that it concerns. */
  about: z.string().exactOptional(),
  /** The one who cancelled the event: an invitee's id, or the organisation. Absent if unknown. */
  author: z.string().exactOptional(),
  /** The confirmed time before the change, in milliseconds. */
  was: z.object({ start: z.number(), end: z.number(), allDay: z.boolean() }).exactOptional(),
  /** The name of the host before a reassignment, whose account may end before the mails are written. */
  formerHost: z.string().exactOptional(),
});

export type EventNotification = z.output<typeof eventNotification>;
