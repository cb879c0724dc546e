import { defineTask } from "@/lib/platform/queue/task";

/** Of a session whose hour is over. */
export const STOP_IMPERSONATION = defineTask<{ organization: string; session: string }>("end_seeing_as");
