import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { type Offboarding, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { OffboardingsQuery } from "./contract";
import { OFFBOARDING_COUNTS, type OffboardingCount, type OffboardingPlan } from "./schema";

const OFFBOARDINGS = defineStatement<Offboarding>(
  selectFrom("offboardings", Prisma.OffboardingScalarFieldEnum),
);

/** Lists offboardings, newest first. */
export async function listOffboardings(
  db: Db,
  organization: OrganizationId,
  page: OffboardingsQuery,
  url: URL,
) {
  const rows = await listRowPage(db, OFFBOARDINGS, organization, page, (param) => [
    ...(page.user ? [`t.user_id = ${param(page.user)}`] : []),
    ...(page.state ? [`t.state = ${param(page.state)}`] : []),
  ]);
  return buildPageReply(rows, page, url, serializeOffboarding);
}

export async function getOffboarding(db: Db, organization: OrganizationId, id: string) {
  const row = await db.offboarding.findUnique({ where: toRowKey(organization, id) });
  if (!row) throw buildNotFoundProblem(`The offboarding ${id}`);
  return serializeOffboarding(row);
}

export const serializeOffboarding = (row: Offboarding) => ({
  _id: row.id,
  user: row.userId,
  name: row.userName,
  state: row.state as "running" | "done" | "stopped",
  end: (row.plan as unknown as OffboardingPlan).end,
  done: Object.fromEntries(
    OFFBOARDING_COUNTS.map((name) => [
      name,
      (row.done as Partial<Record<OffboardingCount, number>>)[name] ?? 0,
    ]),
  ) as Record<OffboardingCount, number>,
  remaining: row.remaining,
  problem: row.problem,
  problem_reason: row.problemReason,
  started_by: row.startedBy,
  finished_at: row.finishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
