import type { z } from "zod";
import type { Db } from "@/lib/db/client";
import { isDatabaseAway } from "@/lib/db/failures";
import { inSavepoint } from "@/lib/db/in-savepoint";
import { describeProblem } from "@/lib/http/problem";
import { problemOf } from "@/lib/http/problem-of";
import { validate } from "@/lib/http/validate";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { requireOrganization } from "@/lib/organizations/require-organization";
import type { UserBatch, UserBatchResult } from "./batch-schema";

interface Entries<S extends z.ZodType> {
  batch: UserBatch;
  schema: S;
  /** Whether unknown keys are refused. */
  strict: boolean;
  write: (tx: Db, body: z.output<S>) => Promise<UserBatchResult>;
}

/**
 * Writes one entry after the other, each all or nothing and whatever becomes of the others. In order, so that of
 * two that want the same address it is always the first who gets it.
 */
export async function writeBatch<S extends z.ZodType>(
  db: Db,
  organization: OrganizationId,
  { batch, schema, strict, write }: Entries<S>,
): Promise<{ results: UserBatchResult[] }> {
  requireOrganization(organization, batch.organization);
  const results: UserBatchResult[] = [];
  for (const [index, entry] of batch.users.entries()) {
    try {
      const body = validate(schema, withOrganization(entry, organization), "body", { strict });
      results.push(await inSavepoint(db, (tx) => write(tx, body)));
    } catch (error) {
      results.push(failureOf(error, `/users/${index}`));
    }
  }
  return { results };
}

const withOrganization = (entry: unknown, organization: OrganizationId) =>
  entry !== null && typeof entry === "object" && !Array.isArray(entry) ? { organization, ...entry } : entry;

/** Throws what is no fault of the entry: the whole request fails then. */
function failureOf(error: unknown, pointer: string): UserBatchResult {
  const problem = problemOf(error);
  if (problem.code === "internal_error" || isDatabaseAway(error)) throw error;
  const { errors, ...described } = describeProblem(problem);
  return {
    status: problem.status,
    error: { ...described, errors: errors.map((one) => ({ ...one, pointer: pointer + one.pointer })) },
  };
}
