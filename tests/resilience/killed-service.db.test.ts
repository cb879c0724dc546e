import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { ACCOUNT_DIRECTORIES } from "@/lib/platform/db/embedded/testing/test-accounts";
import { createCrashHarness } from "../support/crash-harness";

const survival = await createCrashHarness();
const fresh = path.join(survival.root, "fresh");

afterEach(survival.kill);
afterAll(survival.close);

describe("a service killed with its whole process group", { timeout: 240_000 }, () => {
  it("during the first migrations completes them on restart", async () => {
    rmSync(fresh, { recursive: true, force: true }); // An earlier attempt may have left it.
    await survival.start(fresh).said("Applying migrations…");
    await sleep(Math.random() * 1000); // The migrations take about that long.
    await survival.kill();
    const service = survival.start(fresh);
    await service.ready();
    const answer = await survival.openClient(fresh).book();
    expect(answer?.status, JSON.stringify(answer)).toBe(201);
    await service.stop(); // The copy below has to be consistent.
  });

  it.each(ACCOUNT_DIRECTORIES)(
    "during bookings, as $account.name below a directory of mode $octal, recovers",
    async ({ account, mode }) => {
      const dataDir = survival.copyTo(fresh, account, mode);
      await survival.open(dataDir, { account });
      const client = survival.openClient(dataDir);
      await survival.watchEvents(client);
      const load = client.keepBooking();
      await expect.poll(() => load.booked.length, { timeout: 60_000 }).toBeGreaterThan(10);
      await survival.kill();
      await survival.recover(dataDir, { account });
      await load.stop();
      expect(load.statuses).not.toContain(500);
      await survival.expectNothingLost(client, load.booked);
    },
  );
});
