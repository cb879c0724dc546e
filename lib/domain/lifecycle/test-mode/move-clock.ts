import { setTimeout as sleep } from "node:timers/promises";
import { type Db, database, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { reply } from "@/lib/platform/http/reply";
import { wakeSandbox } from "@/lib/platform/queue/write-jobs";
import { lockTestClock, readTestClock } from "./read-test-clock";

/** So long a request waits until everything due has happened. */
const WAIT_MS = 10_000;
const LOOK_INTERVAL_MS = 50;

interface Wish {
  now?: Date | undefined;
  running?: boolean | undefined;
}

const SEND = statement(`
  UPDATE test_clocks SET at = $2, runs_since = NULL, target = $3, resumes = $4 WHERE organization_id = $1`);

/**
 * Sends the clock to a later time; a worker takes it there, by everything that is due on the way. Of two who send it at
 * once the second is held against where the first has sent it.
 */
export const sendClock = (db: Db, sandbox: OrganizationId, { now: wanted, running = false }: Wish) =>
  inTransaction(db, async (tx) => {
    const { now, target } = await lockTestClock(tx, sandbox);
    const least = target ?? now;
    const goal = wanted ?? new Date(least);
    if (goal.getTime() < least) {
      const where = target ? "is being moved to" : "shows";
      const message = `must not be before ${new Date(least).toISOString()}, which the clock ${where}: it only goes forwards. POST /v2/test/reset empties the sandbox and sets it anywhere`;
      throw fieldProblem("/now", "past", message, "conflict");
    }
    await sql(tx, SEND, [sandbox, new Date(now), goal, running]);
    await wakeSandbox(tx, sandbox);
  });

/** The world's time again, for a clock that is not ahead of it. */
export async function endClock(db: Db, sandbox: OrganizationId, real: Date) {
  const { now, target } = await readTestClock(db, sandbox);
  if ((target ?? now) > real)
    throw new ApiProblem(
      "conflict",
      `The clock is ahead of the world's, at ${(target ?? now).toISOString()}, and only goes forwards: empty the sandbox with POST /v2/test/reset.`,
      { reason: "clock_ahead" },
    );
  await sendClock(db, sandbox, { now: real, running: true });
}

/**
 * The clock once it has arrived (200), or as it is after some seconds (202). `isCommitted`: whether others see by now
 * where it was sent, so that waiting makes sense.
 */
export async function answerMoved(
  sandbox: OrganizationId,
  { db, isCommitted }: { db: Db; isCommitted: boolean },
) {
  const deadline = Date.now() + (isCommitted ? WAIT_MS : 0);
  for (;;) {
    const clock = await readTestClock(isCommitted ? database() : db, sandbox);
    if (clock.target === null) return reply(clock);
    if (Date.now() >= deadline) return reply(clock, 202);
    await sleep(LOOK_INTERVAL_MS);
  }
}
