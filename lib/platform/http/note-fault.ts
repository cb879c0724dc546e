import { isCollision, isDatabaseAway } from "@/lib/platform/db/failures";
import { log } from "@/lib/platform/log/log";
import { currentWork } from "@/lib/platform/work/current-work";

/** Notes for the request under way why it fails: while the database is away it is answered with 503, not 500. */
export function noteFault(error: unknown): void {
  const work = currentWork();
  if (isDatabaseAway(error)) {
    if (work) work.databaseAway = true;
    log().warn({ reason: readReason(error) }, "the database is away");
  } else if (isCollision(error)) {
    log().warn({ reason: readReason(error) }, "another request was in the way");
  } else log().error({ err: error }, "request failed");
}

/** Prisma puts lines of our code before what it was told. */
const readReason = (error: unknown): string => (error as Error).message.trim().split("\n").at(-1) ?? "";
