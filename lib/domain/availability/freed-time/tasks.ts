import { defineTask } from "@/lib/platform/queue/task";

/** Checks whether time became free for the waiting list of a page. */
export const OFFER_FREED = defineTask<{ organization: string; bookpage: string }>("offer_freed_time");
