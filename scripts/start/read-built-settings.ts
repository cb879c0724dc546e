import { readFileSync } from "node:fs";
import path from "node:path";
import { isRelease } from "@/lib/platform/release/is-release";
import { projectRoot } from "../project-root";

/** Passes the framework its settings of the build, because a release has no next.config.mjs. */
export function readBuiltSettings(): void {
  if (!isRelease(projectRoot)) return;
  const file = path.join(projectRoot, ".next/required-server-files.json");
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
    JSON.parse(readFileSync(file, "utf8")).config,
  );
}
