import { runTool } from "../run-tool";
import type { TestProgram } from "../test-programs/ensure-test-programs";

interface Selection {
  project: "unit" | "db";
  mainOnly?: boolean;
  /** Missing programs: tests that need them are skipped. */
  missing?: readonly TestProgram[];
  /** Only tests that import a file changed since this commit. */
  changedSince?: string;
  /** Only these test files, or those below these folders. */
  paths?: readonly string[];
}

/** Runs Vitest with a line of progress every few seconds. */
export const runVitest = ({ project, mainOnly, missing = [], changedSince, paths = [] }: Selection) => {
  const filters = [...(mainOnly ? ["main"] : []), ...(missing.includes("radicale") ? ["!radicale"] : [])];
  return runTool("vitest", [
    "run",
    ...paths,
    ...["--project", project, "--reporter", "tests/support/progress-reporter.ts"],
    ...filters.flatMap((filter) => ["--tags-filter", filter]), // a test must pass each filter
    ...(changedSince ? ["--changed", changedSince, "--pass-with-no-tests"] : []),
  ]);
};
