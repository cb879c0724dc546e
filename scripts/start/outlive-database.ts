import { isDatabaseAway } from "@/lib/platform/db/failures";
import { log } from "@/lib/platform/log/log";

/**
 * Goes on where nobody has waited for what a lost connection breaks, deep in a library: what it was about is tried again
 * by itself. Anything else that is left to nobody ends the process, as it would without this.
 */
export function outliveDatabase(fail: (reason: unknown) => void) {
  const outlive = (reason: unknown) => {
    if (isDatabaseAway(reason))
      log().warn({ err: reason }, "the database is away, and nobody had waited for it");
    else fail(reason);
  };
  process.on("unhandledRejection", outlive);
  process.on("uncaughtException", outlive);
}
