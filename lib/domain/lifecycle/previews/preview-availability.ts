import type { Instant } from "@/lib/core/time/instant";
import { mergeAvailability } from "@/lib/domain/availability/availabilities/merge-availability";
import { type AvailabilityPath, getAvailabilityRow } from "@/lib/domain/availability/availabilities/queries";
import type { AvailabilityBody } from "@/lib/domain/availability/availabilities/schema";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { Db } from "@/lib/platform/db/client";
import { changeHours } from "./change-hours";
import { listOfferedSlots } from "./list-offered-slots";
import { loadBookableUser } from "./load-bookable-users";
import { previewChange } from "./preview-change";

interface Preview {
  body: AvailabilityBody;
  /** Minutes; lists the slots of this length. */
  duration?: number | undefined;
  now: Instant;
}

export async function previewAvailability(
  db: Db,
  auth: Auth,
  path: AvailabilityPath,
  { body, duration, now }: Preview,
) {
  const row = await getAvailabilityRow(db, auth.organization, path);
  const columns = await mergeAvailability(db, row, body, now);
  const before = await loadBookableUser(db, auth.organization, row.userId, now);
  const hours = before.hours.map(({ id, text }) => ({
    id,
    text: id === row.id ? changeHours(text, columns) : text,
  }));
  const { timezone } = columns;
  const change = await previewChange(db, auth, { before, after: { ...before, hours }, timezone, now });
  const changed = hours.find(({ id }) => id === row.id);
  if (duration === undefined || !changed) return change;
  const slot_days = await listOfferedSlots(before, { hours: changed.text, duration, timezone, now });
  return { ...change, slot_days };
}
