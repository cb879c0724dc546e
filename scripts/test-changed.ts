import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { runCommand } from "./run-command";
import { runChangedTests } from "./testing/run-changed-tests";

/**
 * `npm run test:changed [-- <commit>]`: runs the tests that the changes since this commit, or since `main`, can
 * affect.
 */
runCommand(async () => {
  const [since = "main"] = process.argv.slice(2);
  await runChangedTests(await findBase(since));
});

async function findBase(since: string): Promise<string> {
  const { stdout } = await promisify(execFile)("git", ["merge-base", since, "HEAD"]).catch(() => {
    throw new OperatorError(`${since} is not an ancestor of this commit: npm run test:changed -- <commit>`);
  });
  return stdout.trim();
}
