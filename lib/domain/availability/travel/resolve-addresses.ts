import type { Position, Site } from "@/lib/core/slots/journeys";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { geocode } from "@/lib/platform/geocoding/geocode";
import { hashAddress } from "./address-hash";
import { toCell } from "./cell";

const VALID_DAYS = 90;
/** An address that the geocoder does not know is looked up again sooner: its map may have been extended. */
const UNKNOWN_VALID_DAYS = 7;

const STORED = defineStatement<{
  hash: string;
  latitude: number | null;
  longitude: number | null;
  rough: boolean;
  expires_at: Date;
}>(`
  SELECT address_hash AS hash, latitude, longitude, rough, expires_at FROM address_positions
   WHERE organization_id = $1 AND address_hash = ANY ($2::text[])`);

const STORE = defineStatement(`
  INSERT INTO address_positions (organization_id, address_hash, latitude, longitude, cell, rough, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (organization_id, address_hash) DO UPDATE
     SET latitude = excluded.latitude, longitude = excluded.longitude, cell = excluded.cell, rough = excluded.rough,
         expires_at = excluded.expires_at`);

/** An address by its key, as people write it. */
export type Addresses = ReadonlyMap<string, string>;

export const toAddresses = (sites: readonly Site[]): Addresses =>
  new Map(sites.flatMap(({ key, name }) => (key !== null && name !== null ? [[key, name]] : [])));

export interface LocatedAddresses {
  positions: ReadonlyMap<string, Position>;
  /** The number of requests to the geocoder. */
  lookups: number;
  /** `unavailable`: the geocoder did not respond; `limit`: addresses are left for another call. */
  stoppedBy: "unavailable" | "limit" | null;
}

interface LookupOptions {
  now: Instant;
  /** The most requests to the geocoder. */
  limit: number;
  /** The key of the address near which the others are, if it has a position. */
  base: string | null;
  signal?: AbortSignal | undefined;
}

/**
 * Returns the positions of the addresses. Those that are not stored, or have expired, are looked up and stored; of
 * several places with the same name, the one nearest to the base counts. Never call it in a transaction.
 */
export async function resolveAddresses(
  db: Db,
  organization: OrganizationId,
  addresses: Addresses,
  { now, limit, base, signal }: LookupOptions,
): Promise<LocatedAddresses> {
  const hashes = new Map([...addresses.keys()].map((key) => [hashAddress(organization, key), key]));
  const stored = await executeSql(db, STORED, [organization, [...hashes.keys()]]);
  const positions = new Map<string, Position>();
  const fresh = new Set<string>();
  for (const { hash, latitude, longitude, rough, expires_at } of stored) {
    const key = hashes.get(hash) ?? "";
    if (latitude !== null && longitude !== null) positions.set(key, { latitude, longitude, isRough: rough });
    if (+expires_at > now) fresh.add(key);
  }
  let lookups = 0;
  for (const [hash, key] of hashes) {
    if (fresh.has(key)) continue;
    if (lookups >= limit || signal?.aborted) return { positions, lookups, stoppedBy: "limit" };
    lookups += 1;
    const near = key === base ? undefined : positions.get(base ?? "");
    const found = await findPosition(addresses.get(key) ?? "", near);
    if (found === "unavailable") return { positions, lookups, stoppedBy: "unavailable" };
    const days = found ? VALID_DAYS : UNKNOWN_VALID_DAYS;
    const expiresAt = new Date(asInstant(now + days * DAY));
    const cell = found && toCell(found);
    const values = [found?.latitude ?? null, found?.longitude ?? null, cell, found?.isRough ?? false];
    await executeSql(db, STORE, [organization, hash, ...values, expiresAt]);
    if (found) positions.set(key, found);
    else positions.delete(key);
  }
  return { positions, lookups, stoppedBy: null };
}

/** Without the operator's geocoder only towns are known, so that all addresses in one have the same position. */
async function findPosition(
  address: string,
  near: Position | undefined,
): Promise<Position | null | "unavailable"> {
  if (!isAddress(address)) return null;
  const found = await geocode(address, { lang: "en", ...(near && { near }) });
  if (found === "unavailable") return found;
  const [best] = found;
  if (!best) return null;
  const { latitude, longitude } = best;
  return { latitude, longitude, isRough: env().GEOCODER_URL === undefined };
}

/** Names such as "Main office" are not looked up, as geocoders find some place for any word. */
const isAddress = (text: string): boolean => /[\p{L}]/u.test(text) && /[\d,]/.test(text);
