import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, expect, it } from "vitest";
import { createCrashHarness } from "../support/crash-harness";

const JUMPS = 3; // Ahead, back, and right again.
const JUMPING = ["--import", pathToFileURL(path.resolve("tests/support/jump-clock.mjs")).href];

const survival = await createCrashHarness();
const dataDir = path.join(survival.root, "data");

afterEach(async () => {
  await survival.kill();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(survival.close);

it("a jumping clock loses no confirmed booking", { timeout: 240_000 }, async () => {
  const service = survival.start(dataDir, { nodeOptions: JUMPING });
  await service.ready();
  const client = survival.openClient(dataDir);
  await survival.watchEvents(client);
  const load = client.keepBooking();
  for (let jump = 0; jump <= JUMPS; jump += 1) {
    const enough = load.booked.length + 10;
    await expect.poll(() => load.booked.length, { timeout: 60_000 }).toBeGreaterThan(enough);
    if (jump < JUMPS) service.process.kill("SIGUSR2");
  }
  await load.stop();
  expect(new Set(load.statuses)).toEqual(new Set([201]));
  await survival.expectNothingLost(client, load.booked);
});
