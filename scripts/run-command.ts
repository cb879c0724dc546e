import { existsSync } from "node:fs";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { outliveReader } from "./outlive-reader";
import { projectRoot } from "./project-root";

/** Runs a command of the project: from its root, with its `.env`; what the operator got wrong ends it with a sentence. */
export function runCommand(command: () => Promise<void>) {
  outliveReader();
  process.chdir(projectRoot);
  if (existsSync(".env")) process.loadEnvFile(".env");
  command().catch((error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  });
}
