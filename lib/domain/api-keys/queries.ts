import type { Db } from "@/lib/platform/db/client";
import { type ApiKey, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply } from "@/lib/platform/http/pagination";
import type { ApiKeysQuery } from "./keys-query";
import { serializeApiKey } from "./serialize";

const API_KEYS = statement<ApiKey>(selectFrom("api_keys", Prisma.ApiKeyScalarFieldEnum));

export async function listApiKeys(db: Db, organization: OrganizationId, page: ApiKeysQuery, url: URL) {
  const rows = await findPage(db, API_KEYS, organization, page, (param) => [
    ...contains("lower(t.name || ' ' || t.prefix)", page.search, param),
    ...(page.state ? [`t.revoked_at IS ${page.state === "active" ? "" : "NOT "}NULL`] : []),
  ]);
  return pageReply(rows, page, url, serializeApiKey);
}
