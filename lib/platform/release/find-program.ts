import path from "node:path";
import { isBundled } from "./is-release";

/** Where a release has its bundled programs. */
export const PROGRAM_FOLDER = "program";

/** The name of a source's bundle. */
export const getProgramName = (source: string): string => path.basename(source, ".ts");

interface Program {
  file: string;
  /** For node, before the file. */
  nodeOptions: string[];
}

/**
 * A file of ours that runs by itself, in a process or a thread: its source, which tsx reads, or its bundle in a
 * release and by `npm start`. Each is listed in scripts/release/programs.ts.
 * @param source from the project's root
 */
export function findProgram(source: string): Program {
  if (!isBundled()) return { file: path.resolve(source), nodeOptions: ["--import", "tsx"] };
  return { file: path.resolve(PROGRAM_FOLDER, `${getProgramName(source)}.js`), nodeOptions: [] };
}
