import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const VERSION_TIMEOUT_MS = 30_000;

/**
 * Returns the full path of the first of these programs, by name or path, that starts here: an installed one may lack
 * a library.
 */
export const findWorkingProgram = (candidates: readonly string[]): string | undefined =>
  candidates.flatMap(listCandidatePaths).find(canStart);

/** True if there is a program of this name, or at this path. */
export const isInstalled = (program: string): boolean => listCandidatePaths(program).length > 0;

function listCandidatePaths(program: string): string[] {
  const directories = path.isAbsolute(program) ? [""] : (process.env.PATH ?? "").split(path.delimiter);
  return directories.map((directory) => path.join(directory, program)).filter((file) => existsSync(file));
}

const canStart = (file: string): boolean =>
  spawnSync(file, ["--version"], { stdio: "ignore", timeout: VERSION_TIMEOUT_MS }).status === 0;
