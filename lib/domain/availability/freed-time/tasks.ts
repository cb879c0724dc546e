import { defineTask } from "@/lib/platform/queue/task";

/** Time may have become free for which somebody waits on this page. */
export const OFFER_FREED = defineTask<{ organization: string; bookpage: string }>("offer_freed");
