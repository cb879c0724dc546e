import { isDatabaseUnavailable } from "@/lib/platform/db/database-errors";
import { log } from "@/lib/platform/log/log";

/**
 * Keeps the process running if a library leaves a rejection unhandled after losing its database connection: the job
 * is retried. Any other unhandled rejection ends the process, as by default.
 */
export function ignoreDatabaseLoss(fail: (reason: unknown) => void) {
  const ignore = (reason: unknown) => {
    if (isDatabaseUnavailable(reason))
      log().warn({ err: reason }, "the database is down; ignored an unhandled rejection");
    else fail(reason);
  };
  process.on("unhandledRejection", ignore);
  process.on("uncaughtException", ignore);
}
