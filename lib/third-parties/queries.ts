import type { Db } from "@/lib/db/client";
import { Prisma, type ThirdParty } from "@/lib/db/generated/client";
import { findPage, rowsOf } from "@/lib/db/rows";
import { type Page, pageReply } from "@/lib/http/pagination";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeThirdParty } from "./serialize";

const THIRD_PARTIES = rowsOf<ThirdParty>("third_parties", Prisma.ThirdPartyScalarFieldEnum);

/** Newest first. */
export async function listThirdParties(db: Db, organization: OrganizationId, page: Page, url: URL) {
  return pageReply(await findPage(db, THIRD_PARTIES, organization, page), page, url, serializeThirdParty);
}
