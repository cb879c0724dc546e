import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";
import { MEETING_LINK_PROVIDERS } from "./options";

/** Reconciles the meeting link with the event. */
export const SYNC_CONFERENCE = defineTask(
  "sync_conference",
  z.object({ organization: z.string(), event: z.string() }),
);

/** Retries missing links after a user has connected a provider. */
export const RETRY_CONFERENCES = defineTask(
  "retry_conferences",
  z.object({
    organization: z.string(),
    user: z.string(),
    providers: z.array(z.enum(MEETING_LINK_PROVIDERS)).readonly(),
  }),
);
