import { existsSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { isRelease } from "@/lib/platform/release/is-release";
import { callingDirectory } from "./calling-directory";
import { ignoreEpipe } from "./ignore-epipe";
import { projectRoot } from "./project-root";

/**
 * Runs a command of the project at its root, with the settings in `.env`; an `OperatorError` ends it with a sentence.
 * Settings and data of a release, which the next one replaces entirely, are in the calling directory.
 */
export function runCommand(command: () => Promise<void>) {
  ignoreEpipe();
  const home = isRelease(projectRoot) ? callingDirectory : projectRoot;
  const settings = path.join(home, ".env");
  if (existsSync(settings)) process.loadEnvFile(settings);
  process.env.BOOKPAGE_DATA_DIR = path.resolve(home, process.env.BOOKPAGE_DATA_DIR || ".data");
  process.chdir(projectRoot);
  command().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  });
}
