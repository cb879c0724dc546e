import type { Db } from "@/lib/platform/db/client";
import { type Offboarding, Prisma } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import type { OffboardingsQuery } from "./contract";
import { OFFBOARDED, type Offboarded, type OffboardingPlan } from "./schema";

const OFFBOARDINGS = statement<Offboarding>(selectFrom("offboardings", Prisma.OffboardingScalarFieldEnum));

/** Newest first. */
export async function listOffboardings(
  db: Db,
  organization: OrganizationId,
  page: OffboardingsQuery,
  url: URL,
) {
  const rows = await findPage(db, OFFBOARDINGS, organization, page, (param) => [
    ...(page.user ? [`t.user_id = ${param(page.user)}`] : []),
    ...(page.state ? [`t.state = ${param(page.state)}`] : []),
  ]);
  return pageReply(rows, page, url, serializeOffboarding);
}

export async function readOffboarding(db: Db, organization: OrganizationId, id: string) {
  const row = await db.offboarding.findUnique({ where: keyOf(organization, id) });
  if (!row) throw notFound(`The offboarding ${id}`);
  return serializeOffboarding(row);
}

export const serializeOffboarding = (row: Offboarding) => ({
  _id: row.id,
  user: row.userId,
  name: row.userName,
  state: row.state as "running" | "done" | "stopped",
  end: (row.plan as unknown as OffboardingPlan).end,
  done: Object.fromEntries(
    OFFBOARDED.map((name) => [name, (row.done as Partial<Record<Offboarded, number>>)[name] ?? 0]),
  ) as Record<Offboarded, number>,
  left_over: row.leftOver,
  problem: row.problem,
  problem_reason: row.problemReason,
  started_by: row.startedBy,
  finished_at: row.finishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
