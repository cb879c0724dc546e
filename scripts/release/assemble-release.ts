import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { RELEASE_FILE } from "@/lib/platform/release/is-release";
import { projectRoot } from "../project-root";
import { buildStandalone } from "./build-standalone";
import { bundlePrograms } from "./bundle-programs";
import { copyPackages } from "./copy-packages";
import { normalizeBuiltFiles } from "./normalize-built-files";
import { PROGRAMS } from "./programs";
import type { ReleaseFacts } from "./release-facts";

/** Files that are copied from the project unchanged. */
const COPIED = [
  ...["public", "messages", "prisma/migrations", "deploy", "docs/operate"],
  ...["LICENSE", "CHANGELOG.md", ".env.example"],
];

/** Assembles a folder that runs on any machine with Node; returns the project's files that were bundled. */
export async function assembleRelease(release: string, facts: ReleaseFacts): Promise<string[]> {
  await rm(release, { recursive: true, force: true });
  const standalone = await buildStandalone();
  for (const folder of [".next", "node_modules"]) await copy(path.join(standalone, folder), release, folder);
  for (const folder of [".next/static", ".next/compressed"])
    await copy(path.join(projectRoot, folder), release, folder);
  for (const entry of COPIED) await copy(path.join(projectRoot, entry), release, entry);
  await copy(path.join(projectRoot, "scripts/release/bookpage.sh"), release, "bin/bookpage");
  await removeSourceMaps(path.join(release, ".next"));
  await normalizeBuiltFiles(release);
  await copyPackages(release);
  const { version, license } = facts;
  await writeJson(release, "package.json", {
    name: "bookpage",
    version,
    license,
    private: true,
    type: "module",
  });
  await writeJson(release, RELEASE_FILE, facts);
  return bundlePrograms(release, PROGRAMS);
}

async function copy(from: string, release: string, to: string) {
  const target = path.join(release, to);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, target, { recursive: true, verbatimSymlinks: true });
}

async function removeSourceMaps(folder: string) {
  for (const file of await readdir(folder, { recursive: true }))
    if (file.endsWith(".map")) await rm(path.join(folder, file));
}

const writeJson = (release: string, name: string, content: object) =>
  writeFile(path.join(release, name), `${JSON.stringify(content, null, 2)}\n`);
