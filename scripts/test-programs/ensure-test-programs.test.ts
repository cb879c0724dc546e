import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { describeSkippedTests } from "./ensure-test-programs";

it("ensureTestPrograms returns the programs that are neither installed nor installable", async () => {
  const empty = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
  const module = path.resolve(import.meta.dirname, "ensure-test-programs.ts");
  const code = `import(${JSON.stringify(module)}).then(async (programs) => console.log(JSON.stringify(await programs.ensureTestPrograms())))`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type", "module", "--eval", code],
    { env: { PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty, NODE_ENV: "production" } },
  );
  await rm(empty, { recursive: true });

  const missing = stdout.trim().split("\n").at(-1);
  expect(stdout).toMatch(/^Getting Chromium…\n/);
  expect(missing).toMatch(/^\["chromium"(,"radicale")?\]$/); // a Python environment may contain Radicale
});

it("describeSkippedTests describes in one sentence the skipped tests and how to run them", () => {
  expect(describeSkippedTests(["chromium", "radicale"])).toBe(
    "Left out: the stories, which need Chromium, and the tests of a calendar server, which need Radicale; to run them, install Chromium and Radicale (on Debian, as root: apt-get install chromium radicale).",
  );
  expect(describeSkippedTests(["radicale"])).toBe(
    "Left out: the tests of a calendar server, which need Radicale; to run them, install Radicale (on Debian, as root: apt-get install radicale).",
  );
});
