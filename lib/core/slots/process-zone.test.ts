import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const SCRIPT = path.join(import.meta.dirname, "testing", "print-digest.ts");

async function digestIn(zone: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", SCRIPT], {
    env: { ...process.env, TZ: zone },
  });
  return stdout;
}

it("findSlots returns the same slots in any time zone of the process", async () => {
  const zones = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu"];
  const digests = await Promise.all(zones.map(digestIn));
  expect(digests[0]).toMatch(/^[0-9a-f]{64}\n$/);
  expect(new Set(digests).size).toBe(1);
}, 30_000);
