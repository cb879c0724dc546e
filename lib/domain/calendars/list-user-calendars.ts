import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { BrokenReason } from "./broken-reasons";
import { IS_STALE } from "./is-stale";
import type { CALENDAR_SOURCES } from "./options";
import type { CALENDAR_STATES, CalendarsQuery } from "./overview-schema";

type Source = (typeof CALENDAR_SOURCES)[number] | "ics";

interface Row {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  status: (typeof CALENDAR_STATES)[number];
  calendars: {
    id: string;
    name: string;
    source: string;
    primary: boolean;
    accessBroken: boolean;
    brokenReason: string | null;
    stale: boolean;
    /** Milliseconds since 1970. */
    syncedAt: number | null;
    brokenSince: number | null;
    writeRefusedAt: number | null;
    writeRefusedReason: string | null;
  }[];
}

/** Status of user `t`. */
export const CALENDAR_STATUS = `(
  SELECT CASE WHEN count(*) = 0 THEN 'none' WHEN bool_or(c.access_broken) THEN 'broken' WHEN bool_or(${IS_STALE}) THEN 'stale' WHEN bool_or(y.write_refused_at IS NOT NULL) THEN 'refuses' ELSE 'ok' END
    FROM calendars c LEFT JOIN calendar_syncs y ON y.organization_id = $1 AND y.calendar_id = c.id
   WHERE c.organization_id = $1 AND c.user_id = t.id)`;

const toMilliseconds = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)`;

const USERS = defineStatement<Row>(`
  SELECT t.id, t.first_name AS "firstName", t.last_name AS "lastName", t.email, ${CALENDAR_STATUS} AS status,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'id', c.id, 'name', c.name, 'source', c.source, 'primary', c.primary,
                   'accessBroken', c.access_broken, 'brokenReason', c.broken_reason, 'stale', ${IS_STALE},
                   'syncedAt', ${toMilliseconds("y.synced_at")}, 'brokenSince', ${toMilliseconds("y.broken_since")},
                   'writeRefusedAt', ${toMilliseconds("y.write_refused_at")}, 'writeRefusedReason', y.write_refused_reason)
                   ORDER BY c.created_at, c.id), '[]')
            FROM calendars c LEFT JOIN calendar_syncs y ON y.organization_id = $1 AND y.calendar_id = c.id
           WHERE c.organization_id = $1 AND c.user_id = t.id) AS calendars
    FROM users t`);

/** Must equal the expression of the index users_search. */
const SEARCHED_TEXT =
  "lower(coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || coalesce(t.email, '') || ' ' || coalesce(t.extid, ''))";

/**
 * Lists all users, or those `within` the caller's scope, with the state of their calendars, newest first.
 * Rooms, which need no calendar, are included if they have one.
 */
export async function listUserCalendars(
  db: Db,
  organization: OrganizationId,
  page: CalendarsQuery & { within?: readonly string[] | undefined },
  url: URL,
) {
  const rows = await listRowPage(db, USERS, organization, page, (param) => [
    `(NOT t.resource OR EXISTS (SELECT FROM calendars c WHERE c.organization_id = $1 AND c.user_id = t.id))`,
    ...buildSearchConditions(SEARCHED_TEXT, page.search, param),
    ...(page.within ? [`t.id = ${formatAnyOf(param([...page.within]))}`] : []),
    ...(page.user ? [`t.id = ${param(page.user)}`] : []),
    ...(page.status ? [`${CALENDAR_STATUS} = ${param(page.status)}`] : []),
  ]);
  return buildPageReply(rows, page, url, serializeUserCalendars);
}

const serializeUserCalendars = ({ id, firstName, lastName, email, status, calendars }: Row) => ({
  _id: id,
  full_name: formatFullName({ firstName, lastName }),
  email,
  status,
  calendars: calendars.map((calendar) => ({
    _id: calendar.id,
    name: calendar.name,
    source: calendar.source as Source,
    primary: calendar.primary,
    access_broken: calendar.accessBroken,
    problem: calendar.accessBroken
      ? ((calendar.brokenReason ?? "access") as BrokenReason)
      : calendar.stale
        ? ("unreachable" as const)
        : null,
    broken_since: calendar.accessBroken ? toDate(calendar.brokenSince) : null,
    synced_at: toDate(calendar.syncedAt),
    write_refused_at: toDate(calendar.writeRefusedAt),
    write_refused_reason: calendar.writeRefusedReason,
  })),
});

const toDate = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));
