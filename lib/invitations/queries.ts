import type { Db } from "@/lib/db/client";
import { type Page, pageReply } from "@/lib/http/pagination";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeInvitation } from "./serialize";

export async function listInvitations(db: Db, organization: OrganizationId, page: Page, url: URL) {
  const rows = await db.invitation.findMany({
    where: { organizationId: organization, ...(page.cursor && { id: { lt: page.cursor } }) },
    orderBy: { id: "desc" },
    take: page.limit + 1,
  });
  return pageReply(rows, page, url, serializeInvitation);
}
