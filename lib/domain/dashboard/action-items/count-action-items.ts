import type { Instant } from "@/lib/core/time/instant";
import { CALENDAR_STATUS } from "@/lib/domain/calendars/list-user-calendars";
import { buildOpenInvitationSql } from "@/lib/domain/people/invitations/queries";
import { MISSING_SETUP_CONDITIONS } from "@/lib/domain/people/users/missing-setup";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface Row {
  people_without_hours: number;
  people_without_calendar: number;
  people_without_page: number;
  people_with_broken_calendars: number;
  people_with_unreachable_calendars: number;
  people_with_refusing_calendars: number;
  open_invitations: number;
}

// Each count uses the condition of the list that its link opens, so that the numbers agree.
const COUNTS_STATEMENT = defineStatement<Row>(`
  SELECT count(*) FILTER (WHERE hours)::int AS people_without_hours,
         count(*) FILTER (WHERE calendar)::int AS people_without_calendar,
         count(*) FILTER (WHERE page)::int AS people_without_page,
         count(*) FILTER (WHERE status = 'broken')::int AS people_with_broken_calendars,
         count(*) FILTER (WHERE status = 'stale')::int AS people_with_unreachable_calendars,
         count(*) FILTER (WHERE status = 'refuses')::int AS people_with_refusing_calendars,
         CASE WHEN $3 THEN (SELECT count(*)::int FROM invitations t
                             WHERE t.organization_id = $1 AND ${buildOpenInvitationSql("$4::timestamptz")}) ELSE 0 END AS open_invitations
    FROM (SELECT ${MISSING_SETUP_CONDITIONS.without_hours} AS hours, ${MISSING_SETUP_CONDITIONS.without_calendar} AS calendar, ${MISSING_SETUP_CONDITIONS.without_page} AS page,
                 ${CALENDAR_STATUS} AS status
            FROM users t WHERE t.organization_id = $1 AND ($2::text[] IS NULL OR t.id = ANY ($2))
          OFFSET 0) people`);

interface ActionItemScope {
  people: readonly string[] | null;
  isOrganizationWide: boolean;
}

/** Counts users and invitations by the filters of the lists; `isOrganizationWide` includes open invitations. */
export async function countActionItems(
  db: Db,
  organization: OrganizationId,
  { people, isOrganizationWide }: ActionItemScope,
  now: Instant,
): Promise<Row> {
  const [row] = await executeSql(db, COUNTS_STATEMENT, [
    organization,
    people,
    isOrganizationWide,
    new Date(now),
  ]);
  if (!row) throw new Error("The count statement returned no row");
  return row;
}
