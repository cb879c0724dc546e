import { existsSync } from "node:fs";
import path from "node:path";

/** At the top of an unpacked release: what it was made from. */
export const RELEASE_FILE = "release.json";

/**
 * Whether this is an unpacked release, where programs are bundled and pages built, instead of a checkout of the
 * source. Asked at the project's root, where every command of ours runs.
 */
export const isRelease = (root = "."): boolean => existsSync(path.resolve(root, RELEASE_FILE));
