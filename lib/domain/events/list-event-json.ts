import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { listEventRows } from "./event-rows";
import { serializeEvent } from "./serialize";

export interface EventJson {
  id: string;
  v: number;
  json: Buffer;
}

const VERSIONS_STATEMENT = definePreparedStatement<{ id: string; v: number; creator_v: number | null }>(`
  SELECT e.id, e.v, u.v AS creator_v FROM events e LEFT JOIN users u ON u.organization_id = $1 AND u.id = e.created_by_user_id
   WHERE e.organization_id = $1 AND e.id = ${formatAnyOf("$2")}`);

/**
 * Returns these events as JSON in the order of the ids; unknown ids are left out. Serialised events are cached by
 * version, as each has hundreds of values; the name and picture of the creator are part of the response too.
 */
export async function listEventJson(
  db: Db,
  organization: OrganizationId,
  ids: readonly string[],
): Promise<EventJson[]> {
  const rows = await executeSql(db, VERSIONS_STATEMENT, [organization, ids]);
  const found = new Map<string, EventJson>();
  for (const { id, v, creator_v } of rows) {
    const json = cachedJson.get(buildKey(id, v, creator_v));
    if (json) found.set(id, { id, v, json });
  }
  const missing = rows.map(({ id }) => id).filter((id) => !found.has(id));
  if (missing.length > 0) {
    for (const event of await listEventRows(db, organization, missing)) {
      const json = Buffer.from(JSON.stringify(serializeEvent(event)));
      cacheJson(buildKey(event.id, event.v, event.creatorVersion), json);
      found.set(event.id, { id: event.id, v: event.v, json });
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

const buildKey = (id: string, v: number, creatorV: number | null) => `${id}-${v}-${creatorV}`;

/** Holds some thousands of events; the oldest are evicted first. */
const MAX_CACHE_BYTES = 16_000_000;

const cachedJson = new Map<string, Buffer>();
let cachedBytes = 0;

function cacheJson(key: string, json: Buffer): void {
  if (cachedJson.has(key)) return;
  cachedJson.set(key, json);
  cachedBytes += json.length;
  for (const [oldest, { length }] of cachedJson) {
    if (cachedBytes <= MAX_CACHE_BYTES) return;
    cachedJson.delete(oldest);
    cachedBytes -= length;
  }
}
