import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seedDemo } from "@/lib/domain/lifecycle/demo/seed-demo";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { withTransaction } from "@/lib/platform/db/client";
import { distributeDatabase } from "@/lib/platform/db/cluster/distribute-database";
import { listMigrations } from "@/lib/platform/db/migrations-folder";
import { openDatabase } from "@/lib/platform/db/open-database";
import { createTestCluster, dropFromWorkers } from "@/lib/platform/db/testing/cluster-database";
import { createEmptyDatabase } from "../support/create-empty-database";
import { loadTableContents } from "../support/load-table-contents";

const MIGRATIONS = await listMigrations();
const BASELINE = MIGRATIONS.filter((name) => name.includes("_baseline_"));
const LATER = MIGRATIONS.filter((name) => !BASELINE.includes(name));
const SHARDS = 4;
const PLACED_BEFORE_THE_BREAK = 8;

describe.runIf(process.env.CITUS_URL)(
  "a distributed database of an earlier release (needs CITUS_URL)",
  () => {
    const test = createEmptyDatabase();
    const name = new URL(test.url).pathname.slice(1);
    afterAll(() => dropFromWorkers(inject("testServer"), name));

    it.runIf(LATER.length > 0)(
      "migrates, and new tables are distributed, too",
      async () => {
        await applyMigrations(test.url, { isBeingFilled: true, only: BASELINE });
        await createTestCluster(inject("testServer"), name);
        await distributeDatabase(test.url, { shards: SHARDS });
        expect((await applyMigrations(test.url)).length).toBeGreaterThan(0);
        expect((await distributeDatabase(test.url, { shards: SHARDS })).distributed).toEqual([]);
        const { rows } = await test.query(
          "SELECT partmethod FROM pg_dist_partition WHERE logicalrelid = 'absences'::regclass",
        );
        expect(rows).toEqual([{ partmethod: "h" }]);
      },
      240_000,
    );
  },
);

describe.runIf(process.env.CITUS_URL)("a distributed database with data (needs CITUS_URL)", () => {
  const test = createEmptyDatabase();
  const name = new URL(test.url).pathname.slice(1);

  beforeAll(async () => {
    await applyMigrations(test.url);
    const { db, close } = openDatabase(test.url, { poolSize: 2 });
    await withTransaction(db, (tx) => seedDemo(tx));
    await close();
  }, 120_000);
  afterAll(() => dropFromWorkers(inject("testServer"), name));

  const countPlaced = async () =>
    (await test.query("SELECT count(*)::int AS count FROM pg_dist_partition")).rows[0].count;

  it("has every row after an interrupted and repeated run, and a further run changes nothing", async () => {
    const before = await loadTableContents(test.url);
    await createTestCluster(inject("testServer"), name);
    const broken = distributeDatabase(test.url, { shards: SHARDS }).catch((error: Error) => error);
    await expect
      .poll(countPlaced, { timeout: 60_000, interval: 50 })
      .toBeGreaterThan(PLACED_BEFORE_THE_BREAK);
    await test.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'bookpage distribute' AND datname = current_database()`,
    );
    expect(await broken).toBeInstanceOf(Error);
    const placed = await countPlaced();

    // The workers may still be rolling back the interrupted run.
    const isDone = () => distributeDatabase(test.url, { shards: SHARDS }).then(Boolean, () => false);
    await expect.poll(isDone, { timeout: 90_000, interval: 1000 }).toBe(true);
    expect(await countPlaced()).toBeGreaterThan(placed);
    expect(await loadTableContents(test.url)).toEqual(before);
    expect((await distributeDatabase(test.url, { shards: SHARDS })).distributed).toEqual([]);
  }, 240_000);
});
