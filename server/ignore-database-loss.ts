import { isDatabaseUnavailable } from "@/lib/platform/db/database-errors";
import { log } from "@/lib/platform/log/log";

/**
 * Keeps the process running when a library leaves a rejection unhandled because its database connection was lost: the
 * job is tried again by itself. Any other unhandled rejection ends the process, as it would without this.
 */
export function ignoreDatabaseLoss(fail: (reason: unknown) => void) {
  const ignore = (reason: unknown) => {
    if (isDatabaseUnavailable(reason))
      log().warn({ err: reason }, "the database is away; a rejection was not handled");
    else fail(reason);
  };
  process.on("unhandledRejection", ignore);
  process.on("uncaughtException", ignore);
}
