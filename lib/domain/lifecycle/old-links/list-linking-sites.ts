import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Lists the outside sites whose links were followed, the last first. */
export async function listLinkingSites(db: Db, organization: OrganizationId) {
  const rows = await db.oldLinkSite.findMany({
    where: { organizationId: organization },
    orderBy: [{ lastDay: "desc" }, { visits: "desc" }, { site: "asc" }],
  });
  return rows.map(({ site, visits, lastDay }) => ({
    site,
    visits,
    last_visit: lastDay.toISOString().slice(0, 10),
  }));
}
