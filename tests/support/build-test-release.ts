import { chmod, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { RELEASE_FILE } from "@/lib/platform/release/is-release";
import { projectRoot } from "@/scripts/project-root";
import { bundlePrograms } from "@/scripts/release/bundle-programs";
import { PROGRAMS } from "@/scripts/release/programs";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the release whose programs the tests start. */
    testRelease: string;
    /** The files that its programs were bundled from. */
    testReleaseSources: string[];
  }
}

/** Programs for tests only. */
const TEST_PROGRAMS = ["lib/platform/db/embedded/run-embedded-for-tests.ts"];

/** Files of the project, also in a release; pages exist after a build. */
const LINKED = ["package.json", "node_modules", "messages", "prisma", "public", ".next"];

/**
 * Builds a release for all test files: its programs start in a tenth of the time of the sources, and are the
 * shipped ones.
 */
export default async function makeRelease(project: TestProject) {
  const release = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-release-"));
  await chmod(release, 0o755); // Some programs run as another user.
  const sources = await bundlePrograms(release, [...PROGRAMS, ...TEST_PROGRAMS]);
  await writeFile(path.join(release, RELEASE_FILE), "{}");
  for (const entry of LINKED) await symlink(path.join(projectRoot, entry), path.join(release, entry));
  project.provide("testRelease", release);
  project.provide("testReleaseSources", sources);
  return () => rm(release, { recursive: true });
}
