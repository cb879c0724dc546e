import type { z } from "zod";
import type { Db } from "@/lib/db/client";
import { isDatabaseAway } from "@/lib/db/failures";
import { inSavepoint } from "@/lib/db/in-savepoint";
import { type ApiProblem, describeProblem } from "./problem";
import { problemOf } from "./problem-of";
import { validate } from "./validate";

interface Entries<S extends z.ZodType, Result> {
  entries: readonly unknown[];
  /** Of the list in the request's body. */
  pointer: string;
  schema: S;
  /** Whether unknown keys are refused. */
  strict: boolean;
  /** Everything is written and then taken back. */
  dryRun: boolean;
  write: (tx: Db, body: z.output<S>, index: number) => Promise<Result>;
}

interface Failure {
  status: number;
  error: ReturnType<typeof describeProblem>;
}

/**
 * Writes one entry after the other, each all or nothing and whatever becomes of the others. In order, so that of
 * two that want the same address it is always the first who gets it.
 */
export async function writeEntries<S extends z.ZodType, Result>(
  db: Db,
  { entries, pointer, schema, strict, dryRun, write }: Entries<S, Result>,
): Promise<(Result | Failure)[]> {
  const results: (Result | Failure)[] = [];
  const writeAll = async (tx: Db) => {
    for (const [index, entry] of entries.entries()) {
      try {
        const body = validate(schema, entry, "body", { strict });
        results.push(await inSavepoint(tx, (inner) => write(inner, body, index)));
      } catch (error) {
        results.push(failureOf(error, `${pointer}/${index}`));
      }
    }
  };
  if (!dryRun) {
    await writeAll(db);
    return results;
  }
  try {
    await inSavepoint(db, async (tx) => {
      await writeAll(tx);
      throw TAKEN_BACK;
    });
  } catch (error) {
    if (error !== TAKEN_BACK) throw error;
  }
  return results;
}

const TAKEN_BACK = new Error("A dry run ends like this.");

/** Throws what is no fault of the entry: the whole request fails then. */
function failureOf(error: unknown, pointer: string): Failure {
  const problem: ApiProblem = problemOf(error);
  if (problem.code === "internal_error" || isDatabaseAway(error)) throw error;
  const { errors, ...described } = describeProblem(problem);
  return {
    status: problem.status,
    error: { ...described, errors: errors.map((one) => ({ ...one, pointer: pointer + one.pointer })) },
  };
}
