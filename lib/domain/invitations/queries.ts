import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type Page, pageReply } from "@/lib/platform/http/pagination";
import { serializeInvitation } from "./serialize";

export async function listInvitations(db: Db, organization: OrganizationId, page: Page, url: URL) {
  const rows = await db.invitation.findMany({
    where: { organizationId: organization, ...(page.cursor && { id: { lt: page.cursor } }) },
    orderBy: { id: "desc" },
    take: page.limit + 1,
  });
  return pageReply(rows, page, url, serializeInvitation);
}
