import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const VERSION_TIMEOUT_MS = 30_000;

/** The full path of the first of these programs, by name or path, that starts here: what is there may lack a library. */
export const findProgram = (candidates: readonly string[]): string | undefined =>
  candidates.flatMap(listPlaces).find(starts);

/** Whether there is a program of this name, or at this path. */
export const isInstalled = (program: string): boolean => listPlaces(program).length > 0;

function listPlaces(program: string): string[] {
  const directories = path.isAbsolute(program) ? [""] : (process.env.PATH ?? "").split(path.delimiter);
  return directories.map((directory) => path.join(directory, program)).filter((file) => existsSync(file));
}

const starts = (file: string): boolean =>
  spawnSync(file, ["--version"], { stdio: "ignore", timeout: VERSION_TIMEOUT_MS }).status === 0;
