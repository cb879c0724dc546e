import type { z } from "zod";
import { applyBatch, type BulkWrite } from "@/lib/domain/contracts/apply-batch";
import { requireBodyOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { UserBatch, UserBatchResult } from "./batch-schema";
import { userResponse } from "./schema";

interface UserBatchOptions<S extends z.ZodType> {
  batch: UserBatch;
  schema: S;
  /** Rejects unknown keys if true. */
  strict: boolean;
  write: (tx: Db, body: z.output<S>) => Promise<UserBatchResult>;
  bulkWrite?: BulkWrite<z.output<S>, UserBatchResult>;
}

/** Writes users one by one. A dry run stores nothing and returns neither users nor links. */
export async function applyUserBatch<S extends z.ZodType>(
  db: Db,
  organization: OrganizationId,
  {
    batch: { organization: named, users, dry_run: dryRun = false },
    schema,
    strict,
    write,
    bulkWrite,
  }: UserBatchOptions<S>,
): Promise<{ results: UserBatchResult[] }> {
  requireBodyOrganization(organization, named);
  const results = await applyBatch<S, UserBatchResult>(db, {
    entries: users.map((entry) => addOrganization(entry, organization)),
    pointer: "/users",
    schema,
    strict,
    responseSchema: userResponse,
    dryRun,
    write,
    ...(bulkWrite && { bulkWrite }),
  });
  return { results: dryRun ? results.map(removeResponse) : results };
}

const removeResponse = ({ status, error }: UserBatchResult): UserBatchResult => ({
  status,
  ...(error && { error }),
});

const addOrganization = (entry: unknown, organization: OrganizationId) =>
  entry !== null && typeof entry === "object" && !Array.isArray(entry) ? { organization, ...entry } : entry;
