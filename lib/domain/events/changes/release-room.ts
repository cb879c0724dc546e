import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { Precondition } from "@/lib/platform/http/etag";
import { assignOtherRoom } from "./assign-room";
import { changeEvent } from "./change-event";

const LOCK_UPCOMING = defineStatement<{ id: string }>(`
  SELECT id FROM events
   WHERE organization_id = $1 AND room_id = $2 AND confirmed_flag AND cancelled_at IS NULL AND ends_at > $3
   ORDER BY id FOR UPDATE`);

const DETACH = defineStatement(
  `UPDATE events SET room_id = NULL, updated_at = now(), v = v + 1 WHERE organization_id = $1 AND room_id = $2`,
);

/**
 * What is to come in a room moves to others that fit and are free; for what none is found, a warning stays. Events are held
 * before rooms, as everywhere.
 */
export async function releaseRoom(tx: Db, organization: OrganizationId, room: string, now: Instant) {
  for (const { id } of await executeSql(tx, LOCK_UPCOMING, [organization, room, new Date(now)])) {
    const target = { organization, id, precondition: new Precondition(null), now };
    await changeEvent(tx, target, "update", assignOtherRoom);
  }
}

/** Nothing leads to the room any more; the caller holds it, so that nothing new comes into it. */
export const detachRoom = (tx: Db, organization: OrganizationId, room: string) =>
  executeSql(tx, DETACH, [organization, room]);
