import { setTimeout as sleep } from "node:timers/promises";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { createReply } from "@/lib/domain/contracts/reply";
import { type Db, getDatabase, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { scheduleSandbox } from "@/lib/platform/queue/enqueue-at-commit";
import { getTestClock, lockTestClock } from "./get-test-clock";

/** A request waits this long for all due jobs. */
const WAIT_MS = 10_000;
const POLL_INTERVAL_MS = 50;

interface ClockMove {
  now?: Date | undefined;
  running?: boolean | undefined;
}

const MOVE = defineStatement(`
  UPDATE test_clocks SET at = $2, running_since = NULL, target = $3, resumes = $4 WHERE organization_id = $1`);

/**
 * Moves the clock to a later time; a worker then runs everything due on the way. A concurrent second call is checked
 * against the target of the first.
 */
export const moveTestClock = (
  db: Db,
  sandbox: OrganizationId,
  { now: requested, running = false }: ClockMove,
) =>
  withTransaction(db, async (tx) => {
    const { now, target } = await lockTestClock(tx, sandbox);
    const earliest = target ?? now;
    const destination = requested ?? new Date(earliest);
    if (destination.getTime() < earliest) {
      const verb = target ? "is being moved to" : "shows";
      const message = `must not be before ${new Date(earliest).toISOString()}, which the clock ${verb}: it only goes forwards. POST /v2/test/reset empties the sandbox and sets it anywhere`;
      throw buildFieldProblem("/now", "past", message, "conflict");
    }
    await executeSql(tx, MOVE, [sandbox, new Date(now), destination, running]);
    await scheduleSandbox(tx, sandbox);
  });

/** Returns the clock to real time, unless it is ahead. */
export async function resetTestClock(db: Db, sandbox: OrganizationId, real: Date) {
  const { now, target } = await getTestClock(db, sandbox);
  if ((target ?? now) > real)
    throw new ApiProblem(
      "conflict",
      `The clock is ahead of the world's, at ${(target ?? now).toISOString()}, and only goes forwards: empty the sandbox with POST /v2/test/reset.`,
      { reason: "clock_ahead" },
    );
  await moveTestClock(db, sandbox, { now: real, running: true });
}

/**
 * Returns the clock once it has arrived (200), or its state after some seconds (202). `isCommitted`: whether workers
 * can see the target yet; otherwise waiting is pointless.
 */
export async function waitForTestClock(
  sandbox: OrganizationId,
  { db, isCommitted }: { db: Db; isCommitted: boolean },
) {
  const deadline = Date.now() + (isCommitted ? WAIT_MS : 0);
  for (;;) {
    const clock = await getTestClock(isCommitted ? getDatabase() : db, sandbox);
    if (clock.target === null) return createReply(clock);
    if (Date.now() >= deadline) return createReply(clock, 202);
    await sleep(POLL_INTERVAL_MS);
  }
}
