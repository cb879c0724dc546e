import path from "node:path";
import { inject } from "vitest";
import { PROGRAM_FOLDER } from "@/lib/platform/release/find-program";

/** A program of the release that is made for the tests, by the name of its bundle, with what it is told. */
export const buildReleaseCommand = (name: string, ...args: readonly string[]): string[] => [
  path.join(inject("testRelease"), PROGRAM_FOLDER, `${name}.js`),
  ...args,
];
