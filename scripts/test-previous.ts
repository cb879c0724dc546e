import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { runCommand } from "./run-command";
import { runProgram } from "./run-program";

const runGit = async (...args: string[]) => (await promisify(execFile)("git", args)).stdout.trim();

/** Folders of tests that start the build, or read migrations and files of their own release. */
const OTHER_FOLDERS = ["operation", "support", "survival"];

/** Returns the newest release before this commit; undefined if there is none. */
async function findPreviousRelease(): Promise<string | undefined> {
  const tags = await runGit(
    "tag",
    "--list",
    "v*",
    "--merged",
    "HEAD",
    "--no-contains",
    "HEAD",
    "--sort=-version:refname",
  );
  return tags.split("\n").find(Boolean);
}

/** Lists that release's API tests, unless files are named. */
async function listTests(checkout: string, named: readonly string[]): Promise<readonly string[]> {
  if (named.length > 0) return named;
  const folders = await readdir(path.join(checkout, "tests"));
  return folders.filter((folder) => !OTHER_FOLDERS.includes(folder)).map((folder) => `tests/${folder}`);
}

/**
 * `npm run test:previous`: runs the API tests of the previous release, with its own code, on a database with today's
 * migrations, because during an upgrade both releases use one database.
 */
async function runPreviousTests(named: readonly string[]) {
  const release = await findPreviousRelease();
  if (!release) return console.log("There is no previous release to test.");
  const checkout = await mkdtemp(path.join(os.tmpdir(), "bookpage-previous-"));
  try {
    await runGit("worktree", "add", "--detach", checkout, release);
    const migrations = path.join(checkout, "prisma/migrations");
    await rm(migrations, { recursive: true });
    await cp("prisma/migrations", migrations, { recursive: true });
    console.log(`${release} on today's migrations`);
    const run = (program: string, ...args: string[]) => runProgram(program, args, { folder: checkout });
    await run("npm", "ci", "--no-audit", "--no-fund");
    await run(
      "npx",
      "tsx",
      "-e",
      'import("./scripts/generate-client.ts").then((module) => module.generateClient())',
    );
    await run("npx", "vitest", "run", ...(await listTests(checkout, named))).catch((error) => {
      throw new OperatorError(
        `${release} does not work on today's database: see docs/how-to/add-a-migration.md.`,
        {
          cause: error,
        },
      );
    });
  } finally {
    await runGit("worktree", "remove", "--force", checkout).catch(() => {});
    await rm(checkout, { recursive: true, force: true });
  }
}

runCommand(() => runPreviousTests(process.argv.slice(2)));
