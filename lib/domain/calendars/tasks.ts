import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const SYNC_CALENDAR = defineTask(
  "sync_calendar",
  z.object({ organization: z.string(), calendar: z.string() }),
);

/** Revokes the access of a disconnected calendar. */
export const REVOKE_ACCESS = defineTask(
  "revoke_access",
  z.object({ organization: z.string(), access: z.string() }),
);

/** Moves a user's meetings to the right calendars. */
export const SYNC_USER_ENTRIES = defineTask(
  "sync_user_entries",
  z.object({ organization: z.string(), user: z.string() }),
);

export const WRITE_CALENDAR_ENTRIES = defineTask(
  "write_calendar_entries",
  z.object({ organization: z.string(), event: z.string(), user: z.string() }),
);

/** Checks an entry that its owner may have changed. */
export const CHECK_CALENDAR_ENTRY = defineTask(
  "apply_entry_change",
  z.object({
    organization: z.string(),
    event: z.string(),
    user: z.string(),
    uid: z.string(),
    /** Many or all entries disappeared at once, which is not a deliberate deletion of each meeting. */
    many: z.boolean().exactOptional(),
    /** Present location of the entry, if it was moved. */
    seen: z.object({ subcalendar: z.string(), key: z.string() }).exactOptional(),
  }),
);
