import { isDatabaseAway } from "@/lib/platform/db/failures";
import { log } from "@/lib/platform/log/log";
import { currentWork } from "@/lib/platform/work/current-work";

/** Notes for the request under way why it fails: while the database is away it is answered with 503, not 500. */
export function noteFault(error: unknown): void {
  const work = currentWork();
  if (isDatabaseAway(error)) {
    if (work) work.databaseAway = true;
    log().warn({ reason: (error as Error).message }, "the database is away");
  } else log().error({ err: error }, "request failed");
}
