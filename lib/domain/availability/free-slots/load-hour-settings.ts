import type { HolidaysSetting } from "@/lib/domain/availability/holidays/schema";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/** Ids and labels of a user's hours that the slot engine does not carry, in the order of its lists. */
export interface HourSettings {
  user: string;
  suspended: boolean;
  name: string;
  availability: string | null;
  dates: readonly { label: string }[] | null;
  holidays: HolidaysSetting | null;
  absences: readonly { id: string; label: string }[] | null;
}

const READ = defineStatement<HourSettings>(`
  SELECT u.id AS "user", u.suspended_at IS NOT NULL AS suspended, concat_ws(' ', u.first_name, u.last_name) AS name, a.id AS availability, a.dates, a.holidays,
         (SELECT json_agg(json_build_object('id', x.id, 'label', x.label) ORDER BY x.start_date, x.end_date)
            FROM absences x WHERE x.organization_id = $1 AND x.user_id = u.id) AS absences
    FROM users u
    LEFT JOIN LATERAL (SELECT id, dates, holidays FROM availabilities
                        WHERE organization_id = $1 AND user_id = u.id AND ($3::text IS NULL OR id = $3)
                        ORDER BY created_at, id LIMIT 1) a ON true
   WHERE u.organization_id = $1 AND u.id = ANY($2::text[])`);

/** The result has the order of `users`. */
export async function loadHourSettings(
  db: Db,
  organization: OrganizationId,
  users: readonly string[],
  availability: string | undefined,
): Promise<(HourSettings | undefined)[]> {
  const rows = await executeSql(db, READ, [organization, users, availability ?? null]);
  return users.map((user) => rows.find((row) => row.user === user));
}
