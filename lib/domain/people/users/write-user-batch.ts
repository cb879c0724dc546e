import type { z } from "zod";
import { requireOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type Together, writeBatch } from "@/lib/platform/http/write-batch";
import type { UserBatch, UserBatchResult } from "./batch-schema";
import { userAnswer } from "./schema";

interface Batch<S extends z.ZodType> {
  batch: UserBatch;
  schema: S;
  /** Whether unknown keys are refused. */
  strict: boolean;
  write: (tx: Db, body: z.output<S>) => Promise<UserBatchResult>;
  together?: Together<z.output<S>, UserBatchResult>;
}

/** Writes users one by one. Of a dry run nothing is left, so it answers neither users nor links. */
export async function writeUserBatch<S extends z.ZodType>(
  db: Db,
  organization: OrganizationId,
  {
    batch: { organization: named, users, dry_run: dryRun = false },
    schema,
    strict,
    write,
    together,
  }: Batch<S>,
): Promise<{ results: UserBatchResult[] }> {
  requireOrganization(organization, named);
  const results = await writeBatch<S, UserBatchResult>(db, {
    entries: users.map((entry) => withOrganization(entry, organization)),
    pointer: "/users",
    schema,
    strict,
    sentBack: userAnswer,
    dryRun,
    write,
    ...(together && { together }),
  });
  return { results: dryRun ? results.map(withoutAnswer) : results };
}

const withoutAnswer = ({ status, error }: UserBatchResult): UserBatchResult => ({
  status,
  ...(error && { error }),
});

const withOrganization = (entry: unknown, organization: OrganizationId) =>
  entry !== null && typeof entry === "object" && !Array.isArray(entry) ? { organization, ...entry } : entry;
