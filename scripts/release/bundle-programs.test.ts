import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { programName } from "@/lib/platform/release/find-program";
import { RELEASE_FILE } from "@/lib/platform/release/is-release";
import { projectRoot } from "../project-root";
import { bundlePrograms } from "./bundle-programs";

const SETTINGS = { PATH: process.env.PATH, NODE_ENV: "production" as const };
let release: string;

/** All of a release but the built pages. */
beforeAll(async () => {
  release = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
  await bundlePrograms(release);
  await writeFile(path.join(release, RELEASE_FILE), "{}");
  for (const entry of ["package.json", "node_modules", "prisma"])
    await symlink(path.join(projectRoot, entry), path.join(release, entry));
}, 60_000);

afterAll(() => rm(release, { recursive: true }));

const run = (args: string[], settings: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [path.join(release, "program/bookpage.js"), ...args], {
    cwd: release,
    env: { ...SETTINGS, ...settings },
  }).catch((error: { stderr: string }) => error);

it("bundles the command line", async () => {
  const { version } = JSON.parse(await readFile("package.json", "utf8"));
  expect(await run(["--version"])).toMatchObject({ stdout: `${version}\n` });
  expect(await run(["--help"])).toMatchObject({
    stdout: expect.stringContaining("Usage: bookpage <command>\n\n  start"),
  });
  const database = { DATABASE_URL: "postgresql://127.0.0.1:1/none", BOOKPAGE_SECRET: "x".repeat(32) };
  expect(await run(["migrate"], database)).toMatchObject({
    stderr: expect.stringContaining("cannot be reached"),
  });
});

it("reads the settings that are where it is called", async () => {
  await writeFile(path.join(release, ".env"), "DATABASE_URL=mysql://elsewhere\n");
  expect(await run(["migrate"])).toMatchObject({
    stderr: "DATABASE_URL must be a postgresql:// address.\n",
  });
});

it("bundles what threads run", async () => {
  const file = path.join(release, `program/${programName("lib/domain/inbound-mail/parse-mail.ts")}.js`);
  const names = `import(${JSON.stringify(pathToFileURL(file).href)}).then((module) => console.log(Object.keys(module)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--eval", names]);
  expect(stdout).toContain("parseMail");
});
