import { type CONNECTION_SOURCES, MAX_NAMED_FAILURES } from "@/lib/domain/calendars/company-calendars/schema";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface Row {
  id: string;
  source: string;
  name: string;
  domains: string[];
  unconfirmed: boolean;
  createdAt: Date;
  updatedAt: Date;
  v: number;
  connected: number;
  failed: number;
  broken: number;
  left: number;
  waiting: number;
  failures: { user: string; email: string | null; reason: string | null; since: string }[];
}

const CONNECTIONS = defineStatement<Row>(`
  SELECT n.id, n.source, n.name, n.domains, n.unconfirmed, n.created_at AS "createdAt",
         n.updated_at AS "updatedAt", n.v,
         (SELECT count(*) FROM calendars c
           WHERE c.organization_id = $1 AND c.connection_id = n.id AND NOT c.access_broken)::int AS connected,
         (SELECT count(*) FROM calendars c
           WHERE c.organization_id = $1 AND c.connection_id = n.id AND c.access_broken)::int AS broken,
         (SELECT count(*) FROM calendar_connection_people p
           WHERE p.organization_id = $1 AND p.connection_id = n.id AND p.state = 'failed')::int AS failed,
         (SELECT count(*) FROM calendar_connection_people p
           WHERE p.organization_id = $1 AND p.connection_id = n.id AND p.state = 'left')::int AS "left",
         (SELECT count(*) FROM users u
           WHERE u.organization_id = $1 AND NOT n.unconfirmed AND u.email_confirmed_at IS NULL
             AND n.domains ? split_part(lower(u.email), '@', 2))::int AS waiting,
         (SELECT coalesce(jsonb_agg(f ORDER BY f.since DESC, f."user"), '[]')
            FROM (SELECT p.user_id AS "user", u.email, p.reason, p.updated_at AS since
                    FROM calendar_connection_people p
                    JOIN users u ON u.organization_id = $1 AND u.id = p.user_id
                   WHERE p.organization_id = $1 AND p.connection_id = n.id AND p.state = 'failed'
                   UNION ALL
                  SELECT c.user_id, u.email, c.broken_reason, coalesce(s.synced_at, c.created_at)
                    FROM calendars c
                    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
                    LEFT JOIN calendar_syncs s ON s.organization_id = $1 AND s.calendar_id = c.id
                   WHERE c.organization_id = $1 AND c.connection_id = n.id AND c.access_broken
                   ORDER BY 4 DESC, 1 LIMIT ${MAX_NAMED_FAILURES}) f) AS failures
    FROM calendar_connections n
   WHERE n.organization_id = $1 AND n.id = coalesce($2, n.id)
   ORDER BY n.created_at, n.id`);

export async function listCalendarConnections(
  db: Db,
  organization: OrganizationId,
  id: string | null = null,
) {
  return (await executeSql(db, CONNECTIONS, [organization, id])).map((row) => ({
    _id: row.id,
    source: row.source as (typeof CONNECTION_SOURCES)[number],
    name: row.name,
    domains: row.domains,
    unconfirmed: row.unconfirmed,
    people: {
      connected: row.connected,
      failed: row.failed,
      broken: row.broken,
      left: row.left,
      unconfirmed: row.waiting,
    },
    failures: row.failures.map((failure) => ({ ...failure, since: new Date(failure.since) })),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    __v: row.v,
  }));
}

export async function getCalendarConnection(db: Db, organization: OrganizationId, id: string) {
  const [found] = await listCalendarConnections(db, organization, id);
  if (!found) throw buildNotFoundProblem(`The calendar connection ${id}`);
  return found;
}
