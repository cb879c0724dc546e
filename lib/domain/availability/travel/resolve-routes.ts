import type { Position } from "@/lib/core/slots/journeys";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { fetchTravelTimes, type TravelTimesMatrix } from "@/lib/platform/routing/fetch-travel-times";
import { fromCell, toCell } from "./cell";

const VALID_DAYS = 30;
/** Routers accept a hundred places by default. */
const MAX_PLACES = 100;

const STORED = defineStatement<{ from_cell: number; to_cell: number }>(`
  SELECT from_cell, to_cell FROM travel_times
   WHERE organization_id = $1 AND from_cell = ANY ($2::bigint[]) AND to_cell = ANY ($2::bigint[]) AND expires_at > $3`);

const STORE = defineStatement(`
  INSERT INTO travel_times (organization_id, from_cell, to_cell, minutes, expires_at)
  SELECT $1, t.a, t.b, t.minutes, $5
    FROM unnest($2::bigint[], $3::bigint[], $4::int[]) AS t (a, b, minutes)
  ON CONFLICT (organization_id, from_cell, to_cell) DO UPDATE
     SET minutes = excluded.minutes, expires_at = excluded.expires_at`);

interface RouteOptions {
  router: string;
  now: Instant;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

interface Route {
  a: number;
  b: number;
  minutes: number | null;
}

/**
 * Asks the router for the ways between the first hundred of these positions that are not stored or have expired, and
 * stores the longer of both directions. Returns false if the router did not respond. Never call it in a transaction.
 */
export async function resolveRoutes(
  db: Db,
  organization: OrganizationId,
  positions: readonly Position[],
  { router, now, timeoutMs, signal }: RouteOptions,
): Promise<boolean> {
  const exact = positions.filter(({ isRough }) => !isRough).map(toCell);
  const cells = [...new Set(exact)].slice(0, MAX_PLACES);
  const missing = await findMissing(db, organization, cells, now);
  const sources = pickSources(cells, missing);
  if (sources.length === 0) return true;
  const places = cells.map(fromCell);
  const all = cells.map((_, index) => index);
  const options = { ...(timeoutMs !== undefined && { timeoutMs }), ...(signal && { signal }) };
  const there = await fetchTravelTimes(router, { places, from: sources, to: all }, options);
  if (there === "unavailable") return false;
  const back = await fetchTravelTimes(router, { places, from: all, to: sources }, options);
  if (back === "unavailable") return false;
  const routes = listRoutes(cells, sources, { there, back });
  await executeSql(db, STORE, [
    organization,
    routes.map(({ a }) => a),
    routes.map(({ b }) => b),
    routes.map(({ minutes }) => minutes),
    new Date(asInstant(now + VALID_DAYS * DAY)),
  ]);
  return true;
}

/** Returns for each cell the cells to which no way is stored. */
async function findMissing(
  db: Db,
  organization: OrganizationId,
  cells: readonly number[],
  now: Instant,
): Promise<Map<number, Set<number>>> {
  const missing = new Map(cells.map((cell) => [cell, new Set(cells.filter((other) => other !== cell))]));
  const stored = await executeSql(db, STORED, [organization, cells, new Date(now)]);
  for (const { from_cell: a, to_cell: b } of stored) {
    missing.get(a)?.delete(b);
    missing.get(b)?.delete(a);
  }
  return missing;
}

/** Picks few places, by index, whose ways to all others include every missing one. */
function pickSources(cells: readonly number[], missing: Map<number, Set<number>>): number[] {
  const sources: number[] = [];
  for (;;) {
    const [next, others] = [...missing].reduce<[number, Set<number>]>(
      (most, one) => (one[1].size > most[1].size ? one : most),
      [0, new Set()],
    );
    if (others.size === 0) return sources.sort((a, b) => a - b);
    sources.push(cells.indexOf(next));
    for (const other of others) missing.get(other)?.delete(next);
    missing.set(next, new Set());
  }
}

function listRoutes(
  cells: readonly number[],
  sources: readonly number[],
  { there, back }: Record<"there" | "back", TravelTimesMatrix>,
): Route[] {
  const routes = new Map<string, Route>();
  for (const [row, source] of sources.entries())
    for (const [index, other] of cells.entries()) {
      const one = cells[source];
      if (one === undefined || one === other) continue;
      const ways = [there[row]?.[index] ?? null, back[index]?.[row] ?? null];
      const minutes = ways.includes(null) ? null : Math.max(...ways.map(Number));
      const [a, b] = one < other ? [one, other] : [other, one];
      routes.set(`${a}/${b}`, { a, b, minutes });
    }
  return [...routes.values()];
}
