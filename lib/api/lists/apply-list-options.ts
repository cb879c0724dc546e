import type { z } from "zod";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { isPaged } from "@/lib/domain/contracts/define-list";
import type { ListTraits } from "@/lib/domain/contracts/list-traits";
import { buildNextPageLink, decodeCursor } from "@/lib/domain/contracts/pagination";
import type { tombstoneSchema } from "@/lib/domain/contracts/tombstone";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { findSyncHorizon } from "@/lib/platform/db/find-sync-horizon";
import type { EncodedApiResponse } from "../encode-api-response";
import { listTombstones } from "./list-tombstones";

type Entry = { _id: string; updatedAt?: string } & Record<string, unknown>;

/** The parameters that every list accepts besides its own. */
interface ListQuery {
  limit?: number;
  sort?: string;
  updated_since?: Date;
  fields?: readonly string[];
}

interface ListRequest {
  contract: AnyContract;
  auth: Auth | null;
  params: Record<string, string>;
  query: ListQuery | undefined;
  url: URL;
  /** The time up to which the client is in sync after it has read all pages of this list. */
  syncedTo: number | null;
}

/** Null if the request does not ask for changes. Call it before the list is read. */
export async function findSyncedTo(
  { list }: AnyContract,
  query: ListQuery | undefined,
  url: URL,
): Promise<number | null> {
  if (!list || !query?.updated_since) return null;
  const syncStart = decodeCursor(url.searchParams.get("cursor") ?? "")?.syncedTo;
  return syncStart ?? (await findSyncHorizon(getDatabase())) + readClock() - Date.now();
}

/** Adds tombstones and removes fields that were not asked for. A list without these options stays as it was encoded. */
export async function applyListOptions(
  response: EncodedApiResponse,
  request: ListRequest,
): Promise<EncodedApiResponse> {
  const { contract, syncedTo } = request;
  const { fields } = request.query ?? {};
  const { list } = contract;
  if (!list || (!fields && syncedTo === null)) return response;
  const parsed = JSON.parse(response.body.toString());
  const entries: Entry[] = list.at === undefined ? parsed : parsed[list.at];
  const synced =
    syncedTo === null
      ? { entries, headers: response.headers }
      : await mergeTombstones(entries, response.headers, list, { ...request, syncedTo });
  const shown = fields ? synced.entries.map((entry) => pickFields(entry, fields)) : synced.entries;
  const body = JSON.stringify(list.at === undefined ? shown : { ...parsed, [list.at]: shown });
  return { ...response, headers: synced.headers, body };
}

type Tombstone = z.input<typeof tombstoneSchema>;

/** Sorts tombstones in by id, so that pages end at the same ids as without them. */
async function mergeTombstones(
  entries: readonly Entry[],
  before: Record<string, string>,
  list: ListTraits,
  { contract, auth, params, query, url, syncedTo }: ListRequest & { syncedTo: number },
) {
  const { limit = Number.MAX_SAFE_INTEGER, updated_since: since = new Date(0), sort } = query ?? {};
  const { link: _, "next-cursor": cursor, ...headers } = before;
  const next = cursor === undefined ? undefined : decodeCursor(cursor)?.id;
  const isOldestFirst = list.oldestFirst === true || sort === "oldest";
  const deleted =
    auth && canSeeTombstones(auth, list)
      ? await listTombstones(auth.organization, list, params, {
          since,
          isOldestFirst,
          limit: Math.min(limit, MAX_UNPAGED_ENTRIES) + 1,
          to: next,
          after: decodeCursor(url.searchParams.get("cursor") ?? "")?.id,
        })
      : [];
  const tombstones = new Map(deleted.map(({ id, at }) => [id, serializeTombstone(id, at)]));
  const remaining = entries.filter(
    (entry) => !tombstones.has(entry._id) && (isPaged(contract) || isUpdatedSince(entry, since)),
  );
  const merged: (Entry | Tombstone)[] = [...remaining, ...tombstones.values()];
  if (isPaged(contract)) merged.sort((a, b) => (a._id < b._id === isOldestFirst ? -1 : 1));
  const shown = merged.slice(0, limit);
  const last = merged.length > limit ? shown.at(-1)?._id : next;
  return {
    entries: shown as Entry[],
    headers: {
      ...headers,
      ...(last !== undefined && buildNextPageLink(last, url, syncedTo)),
      "next-updated-since": new Date(syncedTo).toISOString(),
    },
  };
}

/** The limit for lists without pages. */
const MAX_UNPAGED_ENTRIES = 10_000;

const isUpdatedSince = ({ updatedAt }: Entry, since: Date) =>
  updatedAt === undefined || Date.parse(updatedAt) >= since.getTime();

const serializeTombstone = (id: string, at: Date): Tombstone => ({
  _id: id,
  deleted: true,
  deleted_at: at.toISOString(),
});

/** A tombstone has no owner, so a caller limited to their own resources gets tombstones only of lists below a user. */
const canSeeTombstones = ({ member }: Auth, { within }: ListTraits): boolean =>
  member === null || within === "user_id";

function pickFields(entry: Entry, names: readonly string[]): Entry {
  if (entry.deleted === true && "deleted_at" in entry) return entry;
  const picked = Object.entries(entry).filter(([name]) => name === "_id" || names.includes(name));
  return Object.fromEntries(picked) as Entry;
}
