import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../project-root";

const updateFile = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, "utf8")));

/** Removes from the built pages what differs between builds: the build path and generated keys. */
export async function normalizeBuiltFiles(release: string) {
  const built = path.join(release, ".next");
  await updateFile(path.join(built, "required-server-files.json"), (text) =>
    text.replaceAll(projectRoot, "."),
  );
  const props = path.join(built, "server/preview-props.json");
  const keys = Object.values(JSON.parse(await readFile(props, "utf8")) as Record<string, string>);
  // Preview mode is not used, so these keys open nothing; a release is public anyway.
  const withoutKeys = (text: string) =>
    keys.reduce(
      (rest, key, index) => rest.replaceAll(key, makeReplacementKey(index).slice(0, key.length)),
      text,
    );
  await updateFile(props, withoutKeys);
  await updateFile(path.join(built, "prerender-manifest.json"), withoutKeys);
}

const makeReplacementKey = (index: number) => createHash("sha256").update(`preview ${index}`).digest("hex");
