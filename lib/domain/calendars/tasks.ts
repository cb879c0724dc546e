import { defineTask } from "@/lib/platform/queue/task";

export const SYNC_CALENDAR = defineTask<{ organization: string; calendar: string }>("sync_calendar");

/** Revokes the access of a disconnected calendar. */
export const REVOKE_ACCESS = defineTask<{ organization: string; access: string }>("revoke_access");

/** Moves a user's meetings to the right calendars. */
export const SYNC_USER_ENTRIES = defineTask<{ organization: string; user: string }>("sync_user_entries");

export const WRITE_CALENDAR_ENTRIES = defineTask<{ organization: string; event: string; user: string }>(
  "write_calendar_entries",
);

/** Checks an entry that its owner may have changed. */
export const CHECK_CALENDAR_ENTRY = defineTask<{
  organization: string;
  event: string;
  user: string;
  uid: string;
  /** Many or all entries disappeared at once, which is not a deliberate deletion of each meeting. */
  many?: boolean;
  /** Present location of the entry, if it was moved. */
  seen?: { subcalendar: string; key: string };
}>("apply_entry_change");
