import { type EventRow, readEventRows } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findSeriesIds } from "./find-series-ids";
import { bySeriesIndex } from "./read-series";

/** All events of a series with their parts, in its order. */
export async function readSeriesEvents(
  db: Db,
  organization: OrganizationId,
  series: string,
): Promise<EventRow[]> {
  const rows = await readEventRows(db, organization, await findSeriesIds(db, organization, series));
  return rows.sort(bySeriesIndex);
}
