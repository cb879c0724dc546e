import path from "node:path";
import { inject } from "vitest";
import { PROGRAM_FOLDER } from "@/lib/platform/release/find-program";

/** The command of a program in the tests' release, by its bundle and arguments. */
export const buildReleaseCommand = (name: string, ...args: readonly string[]): string[] => [
  path.join(inject("testRelease"), PROGRAM_FOLDER, `${name}.js`),
  ...args,
];
