import type { Db } from "@/lib/db/client";
import { given } from "@/lib/db/given";
import { type Page, pageReply } from "@/lib/http/pagination";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeThirdParty } from "./serialize";

/** Newest first. */
export async function listThirdParties(db: Db, organization: OrganizationId, page: Page, url: URL) {
  const rows = await db.thirdParty.findMany({
    where: { organizationId: organization, ...given({ id: page.cursor && { lt: page.cursor } }) },
    orderBy: { id: "desc" },
    take: page.limit + 1,
  });
  return pageReply(rows, page, url, serializeThirdParty);
}
