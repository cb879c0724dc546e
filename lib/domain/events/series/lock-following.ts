import type { Instant } from "@/lib/core/time/instant";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { findSeriesPosition } from "./find-series-position";

const LOCK = defineStatement<{ id: string }>(`
  SELECT id FROM events
   WHERE organization_id = $1 AND series_id = $2 AND (series ->> 'index')::int >= $3
     AND cancelled_at IS NULL AND ends_at > $4
   ORDER BY (series ->> 'index')::int FOR UPDATE`);

/**
 * Locks an event of a series and all later ones until the transaction ends: always in order, and before any host, so
 * that concurrent changes cannot deadlock. An event without a series is locked alone.
 */
export async function lockFollowing(
  tx: Db,
  organization: OrganizationId,
  event: EventRow,
  now: Instant,
): Promise<EventRow[]> {
  const series = findSeriesPosition(event);
  if (!series) return [event];
  const locked = await executeSql(tx, LOCK, [organization, series.id, series.index, new Date(now)]);
  const rows = await listEventRows(
    tx,
    organization,
    locked.map(({ id }) => id),
  );
  return locked.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
}
