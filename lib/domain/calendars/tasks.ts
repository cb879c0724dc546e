import { defineTask } from "@/lib/platform/queue/task";

export const SYNC_CALENDAR = defineTask<{ organization: string; calendar: string }>("sync_calendar");

/** Of a calendar that was disconnected. */
export const REVOKE_ACCESS = defineTask<{ organization: string; access: string }>("end_access");

/** Of a person whose meetings may belong into other calendars than before. */
export const SYNC_USER_ENTRIES = defineTask<{ organization: string; user: string }>("follow_entries");

export const WRITE_CALENDAR_ENTRIES = defineTask<{ organization: string; event: string; user: string }>(
  "write_calendar",
);

/** Somebody may have changed what was written into their calendar: it is looked at. */
export const CHECK_CALENDAR_ENTRY = defineTask<{
  organization: string;
  event: string;
  user: string;
  uid: string;
  /** More than a few entries are gone at once, or all of them: nobody has deleted each of these meetings. */
  many?: boolean;
  /** Where it was come upon, if not where it was written. */
  seen?: { subcalendar: string; key: string };
}>("follow_calendar");
