import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { addJobs } from "@/lib/platform/queue/add-job";
import { defineTask } from "@/lib/platform/queue/task";
import { startTaskRunner } from "@/lib/worker/task-runner";
import { createLoadedTask } from "@/lib/worker/tasks";
import { createTestApi } from "../support/api";

const api = createTestApi();

const TASK = defineTask("count", z.object({ number: z.int() }));
const COUNT = 40;
const BATCH_SIZE = 32;

let endings: (() => Promise<void>)[] = [];
let begun: { lane: string; number: number }[] = [];

beforeEach(() => {
  endings = [];
  begun = [];
});

afterEach(() => Promise.all(endings.map((end) => end())));

/** A runner that records the jobs it starts, and takes as long as `work`. */
async function open(lane: string, concurrency: number, work: () => Promise<unknown>) {
  const run = async ({ number }: { number: number }) => {
    begun.push({ lane, number });
    await work();
  };
  const end = await startTaskRunner(
    { pool: api.pool, url: process.env.DATABASE_URL as string },
    {
      tasks: [createLoadedTask(TASK, async () => run)],
      concurrency,
      cron: [],
      batchSize: BATCH_SIZE,
    },
  );
  endings.push(end);
  return end;
}

const queue = () =>
  withTransaction(getDatabase(), (tx) =>
    addJobs(
      tx,
      TASK,
      Array.from({ length: COUNT }, (_, number) => ({ payload: { number } })),
    ),
  );

const left = async () =>
  (await api.pool.query("SELECT attempts, locked_by FROM graphile_worker._private_jobs")).rows;

it("a task runner returns prefetched jobs that it cannot start soon", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await open("busy", 1, () => finished);
  try {
    await queue();
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(1);
    await open("free", 4, () => sleep(1));
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(COUNT);
    expect(begun.filter(({ lane }) => lane === "busy")).toHaveLength(1);
    expect(new Set(begun.map(({ number }) => number)).size).toBe(COUNT);
  } finally {
    finish();
  }
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
}, 60_000);

it("a task runner returns unstarted jobs on shutdown, without counting an attempt", async () => {
  const end = await open("first", 1, () => sleep(200));
  await queue();
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(1);
  await end();
  expect(await left()).toEqual(
    Array.from({ length: COUNT - begun.length }, () => ({ attempts: 0, locked_by: null })),
  );
  await open("second", 4, () => sleep(1));
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  expect(begun.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: COUNT }, (_, number) => number),
  );
}, 60_000);
