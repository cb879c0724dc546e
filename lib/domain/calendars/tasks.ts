import { defineTask } from "@/lib/platform/queue/task";

export const SYNC_CALENDAR = defineTask<{ organization: string; calendar: string }>("sync_calendar");

/** Of a calendar that was disconnected. */
export const END_ACCESS = defineTask<{ organization: string; access: string }>("end_access");

export const WRITE_CALENDAR = defineTask<{ organization: string; event: string; user: string }>(
  "write_calendar",
);
