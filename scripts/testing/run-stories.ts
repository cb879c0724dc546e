import { runTool } from "../run-tool";
import type { TestProgram } from "../test-programs/ensure-test-programs";

interface Selection {
  mainOnly?: boolean;
  /** Missing programs: stories that need them are skipped. */
  missing?: readonly TestProgram[];
  /** Only stories below these folders of `e2e/`. */
  areas?: readonly string[];
}

/** Runs the stories with a line of progress every few seconds. */
export const runStories = ({ mainOnly, missing = [], areas = [] }: Selection) =>
  runTool("playwright", [
    "test",
    ...areas.map((area) => `e2e/${area}/`),
    ...(mainOnly ? ["--grep", "@main"] : []),
    ...(missing.includes("radicale") ? ["--grep-invert", "@radicale"] : []),
    ...["--reporter", "./e2e/support/progress-reporter.ts"],
  ]);
