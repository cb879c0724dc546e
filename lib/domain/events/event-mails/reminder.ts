import { asInstant, HOUR, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

export interface Reminder {
  /** The start of the meeting. */
  start: Instant;
  /** The time of the reminder. */
  due: Instant;
}

const DEFAULT_REMINDER_HOURS = 24;

// FOR SHARE prevents changes of the event until the caller's transaction ends.
const REMINDER_STATEMENT = defineStatement<{ starts_at: Date; hours: number }>(`
  SELECT d.starts_at,
         coalesce((t.custom ->> 'reminder_hours')::float, (p.custom ->> 'reminder_hours')::float, ${DEFAULT_REMINDER_HOURS}) AS hours
    FROM events e
    JOIN event_dates d ON d.organization_id = $2 AND d.id = e.confirmed_date_id
    LEFT JOIN appointment_types t ON t.organization_id = $2 AND t.id = e.appointment_type_id
    LEFT JOIN bookpages p ON p.organization_id = $2 AND p.id = e.bookpage_id
   WHERE e.id = $1 AND e.organization_id = $2 AND e.confirmed_flag AND e.cancelled_at IS NULL
     FOR SHARE OF e`);

/** Finds the event's reminder; null if the event does not take place or its page has no reminders. */
export async function findReminder(
  db: Db,
  organization: OrganizationId,
  event: string,
): Promise<Reminder | null> {
  const [row] = await executeSql(db, REMINDER_STATEMENT, [event, organization]);
  if (!row || row.hours === 0) return null;
  const start = asInstant(row.starts_at.getTime());
  return { start, due: asInstant(start - row.hours * HOUR) };
}
