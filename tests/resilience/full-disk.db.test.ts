import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { createCrashHarness } from "../support/crash-harness";

const survival = await createCrashHarness();
const disk = path.join(survival.root, "disk");
const dataDir = path.join(disk, "data");
const ballast = path.join(disk, "ballast");
const DISK_MEGABYTES = 400;
const LEFT_BYTES = 200_000;
/** A little less than the size of the database's write-ahead log files. */
const QUOTA_KILOBYTES = 16 * 1024 - 64;

mkdirSync(disk, { mode: 0o711 });
/** A small file system if mounting is allowed; otherwise a limit of the file size. */
const mounted =
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m,mode=711`, "tmpfs", disk]).status === 0;

afterEach(async () => {
  await survival.kill();
  for (const left of [ballast, dataDir]) rmSync(left, { recursive: true, force: true });
});
afterAll(async () => {
  if (mounted) execFileSync("umount", [disk]);
  await survival.close();
});

async function takeRoom() {
  if (mounted) {
    const { bavail, bsize } = statfsSync(disk);
    try {
      writeFileSync(ballast, Buffer.alloc(Math.max(bavail * bsize - LEFT_BYTES, 0)));
    } catch (error) {
      // The database writes meanwhile, and may use the last space before the ballast does.
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  } else {
    await survival.kill();
    await survival.start(dataDir, { quotaKilobytes: QUOTA_KILOBYTES }).ready();
  }
}

it("a full disk fails new bookings, keeps confirmed ones, and recovers with free space", async () => {
  await survival.open(dataDir);
  const client = survival.openClient(dataDir);
  await survival.watchEvents(client);
  const load = client.keepBooking();
  await expect.poll(() => load.booked.length, { timeout: 60_000 }).toBeGreaterThan(10);
  await takeRoom();
  const before = load.statuses.length;
  const isRefused = () => load.statuses.slice(before).some((status) => status !== 201);
  // Each booking writes, so that one fails eventually.
  await expect.poll(() => survival.hasEnded() || isRefused(), { timeout: 120_000 }).toBe(true);
  rmSync(ballast, { force: true });
  await survival.kill();
  await survival.recover(dataDir);
  const recovered = load.booked.length;
  await expect.poll(() => load.booked.length, { timeout: 60_000 }).toBeGreaterThan(recovered + 5);
  await load.stop();
  expect(new Set(load.statuses), survival.listFailures().join("\n")).toEqual(
    new Set(load.statuses.includes(503) ? [201, 503] : [201]),
  );
  await survival.expectNothingLost(client, load.booked);
}, 240_000);
