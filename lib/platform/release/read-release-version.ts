import { readFile } from "node:fs/promises";

/** Returns the running version; reads from the project's root. */
export async function readReleaseVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  return version;
}
