import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { changeHours, findMainZone } from "./change-hours";
import { loadBookableUser } from "./load-bookable-users";
import { previewChange } from "./preview-change";
import type { TravelPreviewBody } from "./schema";

export async function previewTravel(
  db: Db,
  auth: Auth,
  user: string,
  { travel }: TravelPreviewBody,
  now: Instant,
) {
  await getUserRow(db, auth.organization, user);
  const before = await loadBookableUser(db, auth.organization, user, now);
  const trips = travel.map(({ start_date, end_date, timezone }) => ({ start_date, end_date, timezone }));
  const hours = before.hours.map(({ id, text }) => ({
    id,
    text: changeHours(text, { travel: trips.length > 0 ? trips : null }),
  }));
  return previewChange(db, auth, {
    before,
    after: { ...before, hours },
    timezone: findMainZone(before),
    now,
  });
}
