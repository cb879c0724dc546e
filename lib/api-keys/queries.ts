import type { Db } from "@/lib/db/client";
import { type ApiKey, Prisma } from "@/lib/db/generated/client";
import { findPage, rowsOf } from "@/lib/db/rows";
import { type Page, pageReply } from "@/lib/http/pagination";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { serializeApiKey } from "./serialize";

const API_KEYS = rowsOf<ApiKey>("api_keys", Prisma.ApiKeyScalarFieldEnum);

export async function listApiKeys(db: Db, organization: OrganizationId, page: Page, url: URL) {
  return pageReply(await findPage(db, API_KEYS, organization, page), page, url, serializeApiKey);
}
