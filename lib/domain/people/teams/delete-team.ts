import { keepRemoved } from "@/lib/domain/audit/deletions/keep-removed";
import { noteDeletions } from "@/lib/domain/audit/deletions/note-deletions";
import { forgetPages } from "@/lib/domain/booking-pages/bookpages/forget-pages";
import { lockTeamPages } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { findTeam } from "./queries";

/** With its booking pages. Its people and their events stay. For a while all of it can be restored. */
export function deleteTeam(db: Db, organization: OrganizationId, id: string, precondition: Precondition) {
  return inTransaction(db, async (tx) => {
    const team = await findLocked(tx, "teams", () => findTeam(tx, organization, id));
    precondition.check(team);
    const pages = await lockTeamPages(tx, organization, id);
    await keepRemoved(tx, organization, { resource: "team", id, name: team.name, owner: null });
    await forgetPages(tx, organization, pages);
    await noteDeletions(tx, organization, { kind: "team", ids: [id] });
    const { count } = await tx.team.deleteMany({ where: { id, organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
}
