import { defineTask } from "@/lib/platform/queue/task";

/** Of a session whose hour is over. */
export const END_SEEING_AS = defineTask<{ organization: string; session: string }>("end_seeing_as");
