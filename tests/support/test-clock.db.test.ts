import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { HOUR } from "@/lib/core/time/instant";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { buildClockEnv } from "./test-clock";

const test = createTestDatabase();

it("the test clock is shared by tests, their database and their processes", async () => {
  const [row] = await test.db.$queryRaw<{ now: Date }[]>`SELECT now()`;
  const script = "process.stdout.write(String(Date.now()))";
  const started = execFileSync(process.execPath, ["-e", script], { env: buildClockEnv() as never });
  const expected = process.env.TEST_DATE ? Date.parse(process.env.TEST_DATE) : Date.now();
  for (const at of [Date.now(), Number(row?.now), Number(String(started))])
    expect(Math.abs(at - expected)).toBeLessThan(2 * HOUR);
});
