import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ACTION_ITEMS } from "./schema";

/** SQL condition: the event is confirmed, or is a booking request that a host has to confirm. */
const HAS_BEEN_ASKED_FOR = "(e.confirmed_flag OR e.bookpage) AND e.cancelled_at IS NULL";

/** Counts the upcoming meetings of suspended users, as creator or as a further host. */
const SUSPENDED_STATEMENT = defineStatement<OwnerRow & { meetings: number }>(`
  SELECT ${OWNER_COLUMNS}, count(*)::int AS meetings
    FROM users u
    JOIN LATERAL (
           SELECT e.id FROM events e
            WHERE e.organization_id = $1 AND e.created_by_user_id = u.id AND e.ends_at > $2 AND ${HAS_BEEN_ASKED_FOR}
           UNION
           SELECT e.id FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
            WHERE i.organization_id = $1 AND i.user_id = u.id AND i.host AND e.ends_at > $2 AND ${HAS_BEEN_ASKED_FOR}
         ) held ON true
   WHERE u.organization_id = $1 AND u.suspended_at IS NOT NULL AND ($3::text[] IS NULL OR u.id = ANY ($3))
   GROUP BY u.id, u.first_name, u.last_name ORDER BY u.id LIMIT ${MAX_ACTION_ITEMS}`);

interface MeetingWithoutHost {
  event: string;
  title: string;
  starts_at: Date | null;
  host: string | null;
}

const DELETED_STATEMENT = defineStatement<MeetingWithoutHost>(`
  SELECT e.id AS event, e.title, e.created_by_name AS host,
         coalesce(e.starts_at, (SELECT min(d.starts_at) FROM event_dates d
                                 WHERE d.organization_id = $1 AND d.event_id = e.id)) AS starts_at
    FROM events e
   WHERE e.organization_id = $1 AND e.created_by_user_id IS NULL AND e.ends_at > $2 AND ${HAS_BEEN_ASKED_FOR}
     AND EXISTS (SELECT FROM invitees i
                  WHERE i.organization_id = $1 AND i.event_id = e.id AND i.su AND i.has_left)
   ORDER BY 4, e.id LIMIT ${MAX_ACTION_ITEMS}`);

/** Finds upcoming meetings and requests of suspended or deleted hosts, which need another host. */
export async function findMeetingsWithoutHost(
  db: Db,
  organization: OrganizationId,
  { people, isOrganizationWide }: { people: readonly string[] | null; isOrganizationWide: boolean },
  now: Instant,
) {
  const suspended = await executeSql(db, SUSPENDED_STATEMENT, [organization, new Date(now), people]);
  const hostless = isOrganizationWide
    ? await executeSql(db, DELETED_STATEMENT, [organization, new Date(now)])
    : [];
  return {
    suspended_hosts: suspended.map((row) => ({ ...serializeOwner(row), meetings: row.meetings })),
    meetings_without_host: hostless.map(({ event, title, starts_at: start, host }) => ({
      event,
      title,
      start,
      host,
    })),
  };
}
