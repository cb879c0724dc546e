import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

it("npm test ends with one sentence where a program is missing and cannot be had", async () => {
  const empty = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
  const script = path.resolve(import.meta.dirname, "../test.ts");
  const program = spawn(process.execPath, ["--import", "tsx", script], {
    env: { PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty, NODE_ENV: "production" },
  });
  const [output, errors, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, "exit"),
  ]);
  await rm(empty, { recursive: true });

  expect(code).toBe(1);
  expect(output).toMatch(/^Getting Chromium…\n(Getting Radicale…\n)?$/); // nothing was begun
  expect(errors).toMatch(
    /^The tests need Chromium( and Radicale)?, which could not be installed from here: apt-get install chromium( radicale)? \(as root\), or your system's packages of that name\.\n$/,
  );
});
