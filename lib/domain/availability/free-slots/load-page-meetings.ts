import { asInstant } from "@/lib/core/time/instant";
import type { PageRules, PeriodMeeting } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { type MeetingRange, WHOLE_PERIODS } from "./load-period-meetings";

interface Row {
  starts_at: Date;
  ends_at: Date;
  type: string | null;
}

const LOAD = definePreparedStatement<Row>(`
  SELECT DISTINCT ON (r.event_id) r.starts_at, r.ends_at, coalesce(r.appointment_type_id, e.appointment_type_id) AS type
    FROM reservations r LEFT JOIN events e ON e.organization_id = $1 AND e.id = r.event_id
   WHERE r.organization_id = $1 AND (r.exclusive OR r.bookpage_id IS NOT NULL AND r.seats IS NULL) AND coalesce(r.bookpage_id, e.bookpage_id) = $2
     AND r.ends_at > $3::timestamptz - ${WHOLE_PERIODS} AND r.starts_at < $4::timestamptz + ${WHOLE_PERIODS}
     AND r.event_id IS DISTINCT FROM $5 AND (r.expires_at IS NULL OR r.expires_at > now())
   ORDER BY r.event_id`);

/**
 * Loads the meetings and holds that a team page's limits count, each once regardless of its number of hosts;
 * undefined without limits or for the page of a user.
 */
export async function loadPageMeetings(
  db: Db,
  organization: OrganizationId,
  rules: Pick<PageRules, "page" | "team" | "limits"> | null,
  { from, to, exceptEvent }: MeetingRange,
): Promise<PeriodMeeting[] | undefined> {
  if (!rules?.team || rules.limits.page.length + rules.limits.type.length === 0) return undefined;
  return listPageMeetings(db, organization, rules.page, { from, to, exceptEvent });
}

/** Loads the same without checking for limits. */
export async function listPageMeetings(
  db: Db,
  organization: OrganizationId,
  page: string,
  { from, to, exceptEvent }: MeetingRange,
): Promise<PeriodMeeting[]> {
  const rows = await executeSql(db, LOAD, [
    organization,
    page,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    exceptEvent ?? null,
  ]);
  return rows.map(({ type, ...time }) => ({
    page,
    type,
    start: asInstant(+time.starts_at),
    end: asInstant(+time.ends_at),
  }));
}
