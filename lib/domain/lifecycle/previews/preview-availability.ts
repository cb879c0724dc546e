import type { Instant } from "@/lib/core/time/instant";
import { mergeAvailability } from "@/lib/domain/availability/availabilities/merge-availability";
import { type AvailabilityPath, getAvailabilityRow } from "@/lib/domain/availability/availabilities/queries";
import type { AvailabilityBody } from "@/lib/domain/availability/availabilities/schema";
import type { Db } from "@/lib/platform/db/client";
import type { Auth } from "@/lib/platform/http/auth";
import { changeHours } from "./change-hours";
import { loadBookableUser } from "./load-bookable-user";
import { previewChange } from "./preview-change";

export async function previewAvailability(
  db: Db,
  auth: Auth,
  path: AvailabilityPath,
  body: AvailabilityBody,
  now: Instant,
) {
  const row = await getAvailabilityRow(db, auth.organization, path);
  const columns = await mergeAvailability(db, row, body, now);
  const before = await loadBookableUser(db, auth.organization, row.userId, now);
  const hours = before.hours.map(({ id, text }) => ({
    id,
    text: id === row.id ? changeHours(text, columns) : text,
  }));
  return previewChange(db, auth, { before, after: { ...before, hours }, timezone: columns.timezone, now });
}
