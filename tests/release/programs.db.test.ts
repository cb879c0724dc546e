import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { getProgramName } from "@/lib/platform/release/find-program";
import { findShippedPackages } from "@/scripts/release/find-shipped-packages";
import { findUnknownPackages } from "@/scripts/release/require-known-packages";
import { buildReleaseCommand } from "../support/build-release-command";
import { buildClockEnv } from "../support/test-clock";

const SETTINGS = { PATH: process.env.PATH, NODE_ENV: "production" as const };
let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
});

afterAll(() => rm(home, { recursive: true }));

const run = (args: string[], settings: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, buildReleaseCommand("bookpage", ...args), {
    cwd: home,
    env: { ...buildClockEnv(), ...SETTINGS, ...settings },
  }).catch((error: { stderr: string }) => error);

it("a release bundles the command line", { tags: "main" }, async () => {
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  expect(await run(["--version"])).toMatchObject({ stdout: `${version}\n` });
  expect(await run(["--help"])).toMatchObject({
    stdout: expect.stringContaining("Usage: bookpage <command>\n\n  start"),
  });
  for (const command of ["start", "backup"])
    expect(await run([command, "--help"])).toMatchObject({
      stdout: expect.stringMatching(new RegExp(`^  ${command}\\b`)),
    });
  const database = { DATABASE_URL: "postgresql://127.0.0.1:1/none", BOOKPAGE_SECRET: "x".repeat(32) };
  expect(await run(["migrate"], database)).toMatchObject({
    stderr: expect.stringContaining("cannot be reached"),
  });
});

it("a release lists the licence of every bundled package", async () => {
  expect(findUnknownPackages(inject("testReleaseSources"), await findShippedPackages())).toEqual([]);
});

it("a release reads the settings of the working directory", async () => {
  await writeFile(path.join(home, ".env"), "DATABASE_URL=mysql://elsewhere\n");
  expect(await run(["migrate"])).toMatchObject({
    stderr: "DATABASE_URL must be a postgresql:// address.\n",
  });
});

it("a release bundles the code of its threads", async () => {
  const [file = ""] = buildReleaseCommand(getProgramName("lib/domain/events/inbound-mail/parse-mail.ts"));
  const names = `import(${JSON.stringify(pathToFileURL(file).href)}).then((module) => console.log(Object.keys(module)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--eval", names]);
  expect(stdout).toContain("parseMail");
});
