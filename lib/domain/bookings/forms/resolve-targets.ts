import type { FieldError } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { StoredTarget } from "./stored-form";
import type { FormTargetInput } from "./target-schema";

/** A target of the body; `pointer` leads to it. */
export interface RequestedTarget {
  pointer: string;
  to: FormTargetInput;
}

interface FoundTarget {
  id: string;
  name: string;
  /** The page of a type. */
  page: string | null;
}

/** $2: slugs of pages; $3: slugs of types; $4: ids of teams. */
const FIND = defineStatement<FoundTarget & { kind: "page" | "type" | "team" }>(`
  SELECT 'page' AS kind, b.id, b.nickname::text AS name, NULL AS page FROM bookpages b
   WHERE b.organization_id = $1 AND b.nickname = ANY ($2::citext[])
  UNION ALL
  SELECT 'type', y.id, y.handle, y.bookpage_id FROM appointment_types y
   WHERE y.organization_id = $1 AND y.handle = ANY ($3)
     AND y.bookpage_id IN (SELECT b.id FROM bookpages b WHERE b.organization_id = $1 AND b.nickname = ANY ($2::citext[]))
  UNION ALL
  SELECT 'team', m.id, m.name, NULL FROM teams m WHERE m.organization_id = $1 AND m.id = ANY ($4)`);

export interface ResolvedTargets {
  /** The targets keep the order of the request. */
  targets: StoredTarget[];
  issues: FieldError[];
}

/**
 * Resolves the names of targets. A deleted target is accepted if the form has it already, so that a client
 * can send back what it read.
 */
export async function resolveTargets(
  db: Db,
  organization: OrganizationId,
  requested: readonly RequestedTarget[],
  before: readonly StoredTarget[],
): Promise<ResolvedTargets> {
  const pages = requested.flatMap(({ to }) => to.page ?? []);
  const types = requested.flatMap(({ to }) => to.type ?? []);
  const teams = requested.flatMap(({ to }) => to.team ?? []);
  const isEmpty = pages.length + teams.length === 0;
  const rows = isEmpty ? [] : await executeSql(db, FIND, [organization, pages, types, teams]);
  const issues: FieldError[] = [];
  const targets = requested.map(({ pointer, to }): StoredTarget => {
    const resolved = resolveTarget(to, rows) ?? before.find((one) => hasSameName(one, to));
    if (resolved) return resolved;
    const [field, message] = describeUnknownTarget(to, rows);
    issues.push({ in: "body", pointer: `${pointer}/${field}`, code: "unknown", message });
    return {};
  });
  return { targets, issues };
}

function resolveTarget(
  { page, type, team, message, url }: FormTargetInput,
  rows: readonly (FoundTarget & { kind: string })[],
): StoredTarget | null {
  if (message !== undefined) return { message };
  if (url !== undefined) return { url };
  const find = (kind: string, isMatch: (row: FoundTarget) => boolean) => {
    const row = rows.find((one) => one.kind === kind && isMatch(one));
    return row && { id: row.id, name: row.name };
  };
  if (team !== undefined) {
    const found = find("team", ({ id }) => id === team);
    return found ? { team: found } : null;
  }
  const ofPage = find("page", ({ name }) => name.toLowerCase() === page?.toLowerCase());
  if (!ofPage) return null;
  if (type == null) return { page: ofPage };
  const ofType = find("type", (row) => row.page === ofPage.id && row.name === type);
  return ofType ? { page: ofPage, type: ofType } : null;
}

const hasSameName = (stored: StoredTarget, { page, type, team }: FormTargetInput): boolean =>
  team === undefined
    ? stored.page !== undefined && stored.page.name === page && (stored.type?.name ?? null) === (type ?? null)
    : stored.team?.id === team;

function describeUnknownTarget(
  { page, team }: FormTargetInput,
  rows: readonly { kind: string; name: string }[],
) {
  if (team !== undefined) return ["team", "is not a team of your organisation"] as const;
  const hasPage = rows.some(
    ({ kind, name }) => kind === "page" && name.toLowerCase() === page?.toLowerCase(),
  );
  return hasPage
    ? (["type", "is not an appointment type of this page"] as const)
    : (["page", "is not a booking page of your organisation"] as const);
}
