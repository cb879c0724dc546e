import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
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
 * Moves the upcoming events of a room to other free rooms that fit; an event without one keeps a warning. Events are
 * locked before rooms, as everywhere.
 */
export async function releaseRoom(tx: Db, organization: OrganizationId, room: string, now: Instant) {
  for (const { id } of await executeSql(tx, LOCK_UPCOMING, [organization, room, new Date(now)])) {
    const target = { organization, id, precondition: new Precondition(null), now };
    await changeEvent(tx, target, "update", assignOtherRoom);
  }
}

/** Detaches all events from a room. The caller holds the room's lock, so that no event is added meanwhile. */
export const detachRoom = (tx: Db, organization: OrganizationId, room: string) =>
  executeSql(tx, DETACH, [organization, room]);
