import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { AREA_CODE } from "@/e2e/areas";
import { buildApp } from "../build-app";
import { generateClient } from "../generate-client";
import { ensureTestPrograms } from "../test-programs/ensure-test-programs";
import { findChangedAreas } from "./find-changed-areas";
import { listFailures } from "./list-failures";
import { requireSuccess } from "./require-success";
import { runStories } from "./run-stories";
import { runVitest } from "./run-vitest";

/**
 * Runs the tests that the changes since this commit can affect: unit and database tests that import a changed file,
 * and the stories of changed areas. Nearly every database test imports the whole API, so only their main paths run,
 * and all of those in the folders of the areas.
 */
export async function runChangedTests(base: string) {
  process.env.TESTS_BEGAN_AT = String(Date.now());
  const files = await listChangedFiles(base);
  const { areas, everyArea } = findChangedAreas(files);
  const missing = await ensureTestPrograms();
  await generateClient();
  const whole = [...listTestFolders(areas), ...files.filter((file) => file.endsWith(".db.test.ts"))];
  const failures = await listFailures([
    () => runVitest({ project: "unit", changedSince: base }),
    ...(files.some((file) => file.startsWith("messages/")) // which no module imports
      ? [() => runVitest({ project: "unit", paths: ["scripts/messages"] })]
      : []),
    () => runVitest({ project: "db", mainOnly: true, missing, changedSince: base }),
    ...(whole.length > 0
      ? [() => runVitest({ project: "db", missing, changedSince: base, paths: whole })]
      : []),
  ]);
  if (!missing.includes("chromium") && (everyArea || areas.length > 0)) {
    await buildApp(() => console.log("Building…"));
    failures.push(
      ...(await listFailures([
        ...(areas.length > 0 ? [() => runStories({ missing, areas })] : []),
        ...(everyArea ? [() => runStories({ mainOnly: true, missing })] : []),
      ])),
    );
  }
  requireSuccess(failures, missing);
}

const listTestFolders = (areas: readonly string[]): string[] =>
  areas.flatMap((area) => AREA_CODE[area] ?? []).filter((folder) => folder.startsWith("tests/"));

/** Lists files changed since then, committed or not, untracked ones included. */
async function listChangedFiles(base: string): Promise<string[]> {
  const list = async (...args: string[]) =>
    (await promisify(execFile)("git", args, { maxBuffer: 16 * 1024 * 1024 })).stdout.split("\0");
  const [changed, added] = await Promise.all([
    list("diff", "--name-only", "-z", base),
    list("ls-files", "--others", "--exclude-standard", "-z"),
  ]);
  return [...changed, ...added].filter(Boolean);
}
