import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { readReleaseVersion } from "@/lib/platform/release/read-release-version";
import { projectRoot } from "../project-root";

const run = promisify(execFile);

/** The metadata of a release. */
export interface ReleaseFacts {
  version: string;
  license: string;
  platform: string;
  /** The date of the commit and of every file in the release (ISO 8601). */
  date: string;
}

/**
 * Reads the metadata of the checkout; the date is SOURCE_DATE_EPOCH (reproducible-builds.org) if there is no
 * repository.
 */
export async function readReleaseFacts(): Promise<ReleaseFacts> {
  const version = await readReleaseVersion();
  await requireNewestInChangelog(version);
  const { license } = JSON.parse(await readFile(path.join(projectRoot, "package.json"), "utf8"));
  const date = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? (await readCommitSeconds())) * 1000);
  return { version, license, platform: `${process.platform}-${process.arch}`, date: date.toISOString() };
}

/** The changelog's newest version must be the one that is built. */
export async function requireNewestInChangelog(version: string) {
  const changelog = await readFile(path.join(projectRoot, "CHANGELOG.md"), "utf8");
  const newest = /^## \[?([\w.+-]+)/m.exec(changelog)?.[1];
  if (newest !== version) {
    throw new OperatorError(
      `package.json says version ${version}, and CHANGELOG.md ${newest}: make them agree.`,
    );
  }
}

/** Returns the commit's time in seconds since 1970; the working tree must equal the commit. */
async function readCommitSeconds(): Promise<string> {
  const { stdout: changes } = await run("git", ["status", "--porcelain"], { cwd: projectRoot });
  if (changes)
    throw new OperatorError(
      `A release is built from a commit, and these changes are not committed:\n${changes}`,
    );
  const { stdout } = await run("git", ["log", "-1", "--format=%ct"], { cwd: projectRoot });
  return stdout.trim();
}
