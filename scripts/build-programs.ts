import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROGRAM_FOLDER } from "@/lib/platform/release/find-program";
import { isBundled } from "@/lib/platform/release/is-release";
import { NO_SOURCE_PATTERN, SOURCE_PATHS } from "./build-app";
import { hashFiles } from "./hash-files";
import { projectRoot } from "./project-root";

const folder = path.join(projectRoot, PROGRAM_FOLDER);
const stamp = path.join(folder, "source-hash");

/** Bundles the programs that `npm start` runs, unless there are bundles of exactly these sources. */
export async function buildPrograms(): Promise<void> {
  if (isBundled(projectRoot)) return;
  const hash = await hashFiles([...SOURCE_PATHS, "server", "scripts"], (file) =>
    NO_SOURCE_PATTERN.test(file),
  );
  if ((await readFile(stamp, "utf8").catch(() => "")) === hash) return;
  const { bundlePrograms } = await import("./release/bundle-programs");
  const { PROGRAMS } = await import("./release/programs");
  await rm(folder, { recursive: true, force: true });
  await bundlePrograms(projectRoot, PROGRAMS);
  await writeFile(stamp, hash);
}
