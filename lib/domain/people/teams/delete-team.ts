import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { moveToTrash } from "@/lib/domain/audit/trash/move-to-trash";
import { detachPages } from "@/lib/domain/booking-pages/bookpages/detach-pages";
import { lockTeamPages } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getTeamRow } from "./queries";

/** Deletes the team with its booking pages; users and events stay. It can be restored from the trash. */
export function deleteTeam(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return withTransaction(db, async (tx) => {
    const team = await findAndLock(tx, "teams", () => getTeamRow(tx, organization, id));
    precondition.check(team);
    const pages = await lockTeamPages(tx, organization, id);
    await moveToTrash(tx, organization, { resource: "team", id, name: team.name, owner: null });
    await detachPages(tx, organization, pages);
    await recordTombstones(tx, organization, { kind: "team", ids: [id] });
    const { count } = await tx.team.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
