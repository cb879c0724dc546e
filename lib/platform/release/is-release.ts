import { existsSync } from "node:fs";
import path from "node:path";

/** At the top of an unpacked release: what it was made from. */
export const RELEASE_FILE = "release.json";

/**
 * Whether this is an unpacked release, where programs are bundled and pages built, instead of a checkout of the
 * source. Asked at the project's root, where every command of ours runs.
 */
export const isRelease = (root = "."): boolean => existsSync(path.resolve(root, RELEASE_FILE));

/** Set by `npm start`, which builds first and then runs what it has built. */
export const BUNDLED_VARIABLE = "BOOKPAGE_BUNDLED";

/** Whether programs run from their bundles, in a release or by `npm start`: nothing is built or generated there. */
export const isBundled = (root = "."): boolean =>
  process.env[BUNDLED_VARIABLE] !== undefined || isRelease(root);
