import { isDatabaseUnavailable, isTransactionConflict } from "@/lib/platform/db/database-errors";
import { log } from "@/lib/platform/log/log";
import { getWorkContext } from "@/lib/platform/work/work-context";

/** Records the cause of the current request's failure: while the database is down the response is 503, not 500. */
export function recordError(error: unknown): void {
  const work = getWorkContext();
  if (isDatabaseUnavailable(error)) {
    if (work) work.isDatabaseUnavailable = true;
    log().warn({ reason: getReason(error) }, "the database is away");
  } else if (isTransactionConflict(error)) {
    log().warn({ reason: getReason(error) }, "a concurrent request conflicted");
  } else log().error({ err: error }, "request failed");
}

/** Prisma puts lines of our code before the server's message. */
const getReason = (error: unknown): string => (error as Error).message.trim().split("\n").at(-1) ?? "";
