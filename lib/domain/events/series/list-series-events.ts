import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { compareBySeriesIndex } from "./find-series-position";
import { listSeriesIds } from "./list-series-ids";

/** Lists all events of a series with their parts, in order. */
export async function listSeriesEvents(
  db: Db,
  organization: OrganizationId,
  series: string,
): Promise<EventRow[]> {
  const rows = await listEventRows(db, organization, await listSeriesIds(db, organization, series));
  return rows.sort(compareBySeriesIndex);
}
