import type { z } from "zod";
import type { Db } from "@/lib/platform/db/client";
import { isDatabaseUnavailable } from "@/lib/platform/db/database-errors";
import { withRollback } from "@/lib/platform/db/with-rollback";
import { withSavepoint } from "@/lib/platform/db/with-savepoint";
import { type ApiProblem, describeProblem } from "./problem";
import { removeReadOnlyFields } from "./remove-read-only-fields";
import { toProblem } from "./to-problem";
import { validate } from "./validate";

interface Batch<S extends z.ZodType, Result> {
  entries: readonly unknown[];
  /** Pointer to the list in the request's body. */
  pointer: string;
  schema: S;
  /** True if unknown keys are refused. */
  strict: boolean;
  /** A schema of read-only fields that an entry may send back from a response. */
  responseSchema?: z.ZodType;
  /** Everything is written and then rolled back. */
  dryRun: boolean;
  write: (tx: Db, body: z.output<S>, index: number) => Promise<Result>;
  bulkWrite?: BulkWrite<z.output<S>, Result>;
}

interface Entry<Body> {
  body: Body;
  index: number;
}

/** Writes independent entries with one statement, for speed. */
export interface BulkWrite<Body, Result> {
  /**
   * Values that must be unique in a statement: an entry with a repeated one is written after the first. Null: an
   * entry is written alone.
   */
  listKeys: (body: Body, index: number) => readonly string[] | null;
  /** Returns a result for each entry; null for one that conflicts with another row, and is then written alone. */
  write: (tx: Db, entries: readonly Entry<Body>[]) => Promise<(Result | null)[]>;
}

interface Failure {
  status: number;
  error: ReturnType<typeof describeProblem>;
}

/**
 * Writes the entries, each in its own savepoint. They are written in order, so that of two with the same address the
 * first always wins.
 */
export async function applyBatch<S extends z.ZodType, Result>(
  db: Db,
  {
    entries,
    pointer,
    schema,
    strict,
    responseSchema: sentBack,
    dryRun,
    write,
    bulkWrite: together,
  }: Batch<S, Result>,
): Promise<(Result | Failure)[]> {
  const results: (Result | Failure)[] = [];
  const writeAlone = async (tx: Db, { body, index }: Entry<z.output<S>>) => {
    try {
      results[index] = await withSavepoint(tx, (inner) => write(inner, body, index));
    } catch (error) {
      results[index] = toFailure(error, `${pointer}/${index}`);
    }
  };
  const writeRun = async (tx: Db, run: readonly Entry<z.output<S>>[]) => {
    const written = together && run.length > 1 ? await runBulkWrite(tx, run, together.write) : [];
    for (const [at, entry] of run.entries()) {
      const result = written[at];
      if (result) results[entry.index] = result;
      else await writeAlone(tx, entry);
    }
  };
  const writeBulk = async (tx: Db) => {
    let run: Entry<z.output<S>>[] = [];
    const usedKeys = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const body = check(index, entry);
      if (body === null) continue;
      const keys = together?.listKeys(body, index) ?? null;
      if (!keys || keys.some((key) => usedKeys.has(key))) {
        await writeRun(tx, run);
        run = [];
        usedKeys.clear();
      }
      if (keys) run.push({ body, index });
      else await writeAlone(tx, { body, index });
      for (const key of keys ?? []) usedKeys.add(key);
    }
    await writeRun(tx, run);
  };
  const check = (index: number, entry: unknown) => {
    try {
      const body = strict ? removeReadOnlyFields(schema, sentBack ?? null, entry) : entry;
      return validate(schema, body, "body", { strict });
    } catch (error) {
      results[index] = toFailure(error, `${pointer}/${index}`);
      return null;
    }
  };
  await (dryRun ? withRollback(db, writeBulk) : writeBulk(db));
  return results;
}

async function runBulkWrite<Body, Result>(
  db: Db,
  run: readonly Entry<Body>[],
  write: BulkWrite<Body, Result>["write"],
): Promise<(Result | null)[]> {
  try {
    return await withSavepoint(db, (tx) => write(tx, run));
  } catch (error) {
    toFailure(error, "");
    return []; // one of them failed: writing each alone shows which
  }
}

/** Rethrows errors that the entry did not cause: the whole request fails then. */
function toFailure(error: unknown, pointer: string): Failure {
  const problem: ApiProblem = toProblem(error);
  if (problem.code === "internal_error" || isDatabaseUnavailable(error)) throw error;
  const { errors, ...described } = describeProblem(problem);
  return {
    status: problem.status,
    error: { ...described, errors: errors.map((one) => ({ ...one, pointer: pointer + one.pointer })) },
  };
}
