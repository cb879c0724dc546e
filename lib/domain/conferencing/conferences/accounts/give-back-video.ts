import type { EndOther } from "@/lib/domain/calendars/access/give-back-access";
import { revokeZoom } from "@/lib/domain/conferencing/conferences/zoom/meetings";
import type { Db } from "@/lib/platform/db/client";

/** Tells a service that makes rooms that access to an account is no longer wanted by anybody. */
export const giveBackVideo =
  (db: Db): EndOther =>
  async ({ source, sourceId }, access) => {
    if (source !== "zoom" || (await db.videoAccount.count({ where: { provider: source, sourceId } })) > 0)
      return;
    await revokeZoom(access);
  };
