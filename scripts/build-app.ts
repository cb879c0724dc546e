import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { compressFiles } from "@/lib/platform/http/static-assets/compress-files";
import { isBundled } from "@/lib/platform/release/is-release";
import { buildElements } from "./build-elements";
import { buildThreads } from "./build-threads";
import { generateClient } from "./generate-client";
import { hashFiles } from "./hash-files";
import { projectRoot } from "./project-root";

export const SOURCE_PATHS = [
  ...["app", "components", "lib", "messages", "public", "prisma/schema", "docs/guides"],
  ...["instrumentation.ts", "next.config.mjs", "package-lock.json", "postcss.config.mjs", "tsconfig.json"],
];
export const NO_SOURCE_PATTERN =
  /\.test\.tsx?$|^lib\/platform\/db\/generated\/|^public\/elements\/|^public\/(embed|elements|static\/read-calendar)\.js$/;

const built = path.join(projectRoot, ".next");
const stamp = path.join(built, "source-hash");

const hashSources = () => hashFiles(SOURCE_PATHS, (file) => NO_SOURCE_PATTERN.test(file));

async function isCurrent(hash: string): Promise<boolean> {
  return existsSync(path.join(built, "BUILD_ID")) && (await readFile(stamp, "utf8").catch(() => "")) === hash;
}

/** The build's id is derived from its sources, so that processes on several machines serve the same files. */
async function runNextBuild(hash: string, signal?: AbortSignal) {
  const next = path.join(projectRoot, "node_modules/next/dist/bin/next");
  await promisify(execFile)(process.execPath, [next, "build"], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      BUILD_ID: hash.slice(0, 20),
    },
    maxBuffer: 64 * 1024 * 1024,
    ...(signal && { signal }),
  });
}

/**
 * Builds the application unless the last build was of exactly these sources, or this runs from bundles, which are
 * made after it. Calls `begin` before it builds.
 */
export async function buildApp(onStart: () => void, signal?: AbortSignal) {
  if (isBundled(projectRoot)) return;
  await generateClient();
  await Promise.all([buildElements(), buildThreads()]);
  const hash = await hashSources();
  if (await isCurrent(hash)) return;

  onStart();
  for (;;) {
    await rm(stamp, { force: true });
    try {
      await runNextBuild(hash, signal);
      await compressFiles(built, [path.join(built, "static"), path.join(projectRoot, "public")]);
      await writeFile(stamp, hash);
      return;
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      if (!/another next build/i.test(stdout + stderr)) {
        throw new OperatorError(`${stdout}${stderr}\nThe application could not be built.`, { cause: error });
      }
      await sleep(2000); // a concurrent start builds the same
      if (await isCurrent(hash)) return;
    }
  }
}
