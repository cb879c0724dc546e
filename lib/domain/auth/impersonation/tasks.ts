import { defineTask } from "@/lib/platform/queue/task";

/** Ends an expired impersonation. */
export const STOP_IMPERSONATION = defineTask<{ organization: string; session: string }>("stop_impersonation");
