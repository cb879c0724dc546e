import { spawnSync } from "node:child_process";

const VERSION_TIMEOUT_MS = 30_000;

/** The first of these programs, by name or path, that starts here: what is there may lack a library. */
export const findProgram = (candidates: readonly string[]): string | undefined =>
  candidates.find(
    (program) =>
      spawnSync(program, ["--version"], { stdio: "ignore", timeout: VERSION_TIMEOUT_MS }).status === 0,
  );
