import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/** One job per event, so that only the last reminder waits. */
export const SEND_REMINDER = defineTask(
  "send_reminder",
  z.object({ organization: z.string(), event: z.string() }),
);

/** A request for a lost personal link; `asked` in milliseconds. */
export const SEND_PERSONAL_LINK = defineTask(
  "send_personal_link",
  z.object({ organization: z.string(), event: z.string(), invitee: z.string(), asked: z.number() }),
  { priority: "awaited" },
);
