import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/**
 * A request for the link to all meetings of an address. The job exists even for unknown addresses: `invitee` is one
 * entry of the address, if any. `asked` in milliseconds.
 */
export const SEND_MEETINGS_LINK = defineTask(
  "send_meetings_link",
  z.object({
    organization: z.string(),
    invitee: z.string(),
    page: z.string(),
    lang: z.string(),
    asked: z.number(),
  }),
  { priority: "awaited" },
);
