import type { Db } from "@/lib/db/client";
import { type ApiKey, Prisma } from "@/lib/db/generated/client";
import { findPage, rowsOf } from "@/lib/db/rows";
import { contains } from "@/lib/db/search-text";
import { pageReply } from "@/lib/http/pagination";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { ApiKeysQuery } from "./keys-query";
import { serializeApiKey } from "./serialize";

const API_KEYS = rowsOf<ApiKey>("api_keys", Prisma.ApiKeyScalarFieldEnum);

export async function listApiKeys(db: Db, organization: OrganizationId, page: ApiKeysQuery, url: URL) {
  const rows = await findPage(db, API_KEYS, organization, page, (param) => [
    ...contains("lower(t.name || ' ' || t.prefix)", page.search, param),
    ...(page.state ? [`t.revoked_at IS ${page.state === "active" ? "" : "NOT "}NULL`] : []),
  ]);
  return pageReply(rows, page, url, serializeApiKey);
}
