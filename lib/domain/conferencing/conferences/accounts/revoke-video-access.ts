import type { RevokeOtherAccess } from "@/lib/domain/calendars/access/revoke-provider-access";
import { revokeZoomAccess } from "@/lib/domain/conferencing/conferences/zoom/meetings";
import type { Db } from "@/lib/platform/db/client";

/** Revokes the access to an account at the provider. */
export const revokeVideoAccess =
  (db: Db): RevokeOtherAccess =>
  async ({ source, sourceId }, access) => {
    if (source !== "zoom" || (await db.videoAccount.count({ where: { provider: source, sourceId } })) > 0)
      return;
    await revokeZoomAccess(access);
  };
