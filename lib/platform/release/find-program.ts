import path from "node:path";
import { isBundled } from "./is-release";

/** The folder of bundled programs in a release. */
export const PROGRAM_FOLDER = "program";

/** Returns the name of a source's bundle. */
export const getProgramName = (source: string): string => path.basename(source, ".ts");

interface Program {
  file: string;
  /** Options for node, before the file. */
  nodeOptions: string[];
}

/**
 * Finds a program that runs in its own process or thread: its source, which tsx runs, or its bundle in a release and
 * under `npm start`. Each is listed in scripts/release/programs.ts.
 * @param source from the project's root
 */
export function findProgram(source: string): Program {
  if (!isBundled()) return { file: path.resolve(source), nodeOptions: ["--import", "tsx"] };
  return { file: path.resolve(PROGRAM_FOLDER, `${getProgramName(source)}.js`), nodeOptions: [] };
}
