import { readFile } from "node:fs/promises";

/** The version of what is running, from the project's root. */
export async function readReleaseVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  return version;
}
