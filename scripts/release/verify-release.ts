import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { projectRoot } from "../project-root";
import { runTool } from "../run-tool";
import type { ReleaseFacts } from "./release-facts";

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Folder names of different lengths, so that a path written into a file changes its size. */
const FOLDERS = ["one", "another-one-with-a-longer-name"];

/** Builds the commit twice, in separate folders, compares the results and tests them. */
export async function verifyRelease({ version, platform }: ReleaseFacts) {
  const root = await mkdtemp(path.join(os.tmpdir(), "bookpage-verify-"));
  try {
    const sums: string[] = [];
    for (const folder of FOLDERS) sums.push(await buildIn(path.join(root, folder)));
    console.log(sums[0]?.trim());
    if (sums[0] !== sums[1]) throw new OperatorError(`Two builds of one commit differ:\n${sums.join("\n")}`);
    const builtIn = path.join(root, FOLDERS[0] ?? "");
    await runTool("vitest", ["run", "--project", "db", "tests/release"], {
      RELEASE_ARCHIVE: path.join(builtIn, "dist", `bookpage-${version}-${platform}.tar.gz`),
      RELEASE_BUILT_IN: builtIn,
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Builds from a clean clone; returns the hashes of the results. */
async function buildIn(folder: string): Promise<string> {
  console.log(`Building in ${folder}…`);
  await run("git", ["clone", "--quiet", projectRoot, folder]);
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
  await run("npm", ["run", "release"], { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
  return readFile(path.join(folder, "dist/SHA256SUMS"), "utf8");
}
