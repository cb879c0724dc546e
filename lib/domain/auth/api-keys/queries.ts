import { listResourceNames } from "@/lib/domain/audit/list-resource-names";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type ApiKey, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import type { ApiKeysQuery } from "./keys-query";
import { serializeApiKey } from "./serialize";

const API_KEYS = defineStatement<ApiKey>(selectFrom("api_keys", Prisma.ApiKeyScalarFieldEnum));

/** A revoked key counts as revoked even after its expiry. */
const STATE_CONDITIONS = {
  active: "t.revoked_at IS NULL AND coalesce(t.expires_at > CURRENT_TIMESTAMP, true)",
  expired: "t.revoked_at IS NULL AND t.expires_at <= CURRENT_TIMESTAMP",
  revoked: "t.revoked_at IS NOT NULL",
};

export const listKeyCreators = (rows: readonly Pick<ApiKey, "createdBy">[]): string[] =>
  rows.flatMap(({ createdBy }) => createdBy ?? []);

/** A key changes only when it is revoked; its use is no change. */
const LAST_CHANGED = "greatest(t.created_at, t.revoked_at)";

export async function listApiKeys(db: Db, organization: OrganizationId, page: ApiKeysQuery, url: URL) {
  const rows = await listRowPage(
    db,
    API_KEYS,
    organization,
    { ...page, changedAt: LAST_CHANGED },
    (param) => [
      ...buildSearchConditions("lower(t.name || ' ' || t.prefix)", page.search, param),
      ...(page.state ? [STATE_CONDITIONS[page.state]] : []),
    ],
  );
  const names = await listResourceNames(db, organization, listKeyCreators(rows));
  return buildPageReply(rows, page, url, (row) => serializeApiKey(row, names));
}
