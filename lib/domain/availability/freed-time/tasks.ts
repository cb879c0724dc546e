import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/** Checks whether time became free for the waiting list of a page. */
export const OFFER_FREED = defineTask(
  "offer_freed_time",
  z.object({ organization: z.string(), bookpage: z.string() }),
);
