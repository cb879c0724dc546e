import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { StoredTarget } from "./stored-form";
import type { FormTarget } from "./target-schema";

interface Row {
  id: string;
  name: string;
  /** Slug of the target page; null for a team without a page. */
  slug: string | null;
  active: boolean;
}

/** Pages, types and teams by id, each with its page. */
const TARGETS = defineStatement<Row>(`
  SELECT b.id, b.nickname::text AS name, b.nickname::text AS slug, b.active FROM bookpages b
   WHERE b.organization_id = $1 AND b.id = ANY ($2)
  UNION ALL
  SELECT y.id, y.handle, b.nickname::text, y.active AND b.active FROM appointment_types y
    JOIN bookpages b ON b.organization_id = $1 AND b.id = y.bookpage_id
   WHERE y.organization_id = $1 AND y.id = ANY ($2)
  UNION ALL
  SELECT m.id, m.name, b.nickname::text, coalesce(b.active, false) FROM teams m
    LEFT JOIN bookpages b ON b.organization_id = $1 AND b.team_id = m.id AND NOT b.secondary
   WHERE m.organization_id = $1 AND m.id = ANY ($2)`);

/** Current state of targets by id. */
export type KnownTargets = ReadonlyMap<string, Row>;

export async function findTargets(
  db: Db,
  organization: OrganizationId,
  targets: readonly StoredTarget[],
): Promise<KnownTargets> {
  const ids = targets.flatMap(({ page, type, team }) => [page, type, team].flatMap((one) => one?.id ?? []));
  if (ids.length === 0) return new Map();
  const rows = await executeSql(db, TARGETS, [organization, [...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Serializes a target with its current names, or with the stored ones if it was deleted. */
export function serializeTarget(stored: StoredTarget, known: KnownTargets): FormTarget {
  const { page, type, team, message, url } = stored;
  if (message !== undefined) return { message, state: "open" };
  if (url !== undefined) return { url, state: "open" };
  const named = type ?? page ?? team;
  const found = named && known.get(named.id);
  const state = !found ? "gone" : found.active ? "open" : "inactive";
  if (team) return { team: team.id, name: found?.name ?? team.name, state };
  return {
    page: (page && known.get(page.id)?.name) ?? page?.name ?? "",
    type: type ? (known.get(type.id)?.name ?? type.name) : null,
    state,
  };
}

/** Returns the path of the target page; null if there is none or if it is inactive. */
export function findTargetPath({ page, type, team }: StoredTarget, known: KnownTargets): string | null {
  const found = known.get((type ?? page ?? team)?.id ?? "");
  if (!found?.active || found.slug === null) return null;
  return type ? `/${found.slug}/types/${found.name}` : `/${found.slug}`;
}
