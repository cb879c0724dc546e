import { existsSync } from "node:fs";
import path from "node:path";

/** A file at the top of an unpacked release that describes the release. */
export const RELEASE_FILE = "release.json";

/**
 * True if this is an unpacked release, with bundled programs and built pages, instead of a source checkout. Call it
 * at the project's root, the working directory of every command.
 */
export const isRelease = (root = "."): boolean => existsSync(path.resolve(root, RELEASE_FILE));

/** Set by `npm start`, which builds first and then runs the build. */
export const BUNDLED_VARIABLE = "BOOKPAGE_BUNDLED";

/**
 * True if programs run from their bundles, in a release or under `npm start`: nothing is built or generated there.
 */
export const isBundled = (root = "."): boolean =>
  process.env[BUNDLED_VARIABLE] !== undefined || isRelease(root);
