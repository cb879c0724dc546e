import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "./project-root";

async function listFiles(entry: string): Promise<string[]> {
  const info = await stat(path.join(projectRoot, entry)).catch(() => undefined);
  if (!info) return [];
  if (!info.isDirectory()) return [entry];
  const names = await readdir(path.join(projectRoot, entry));
  return (await Promise.all(names.map((name) => listFiles(`${entry}/${name}`)))).flat();
}

/** Hashes the names and contents of files and folders (relative to the project); missing ones count as empty. */
export async function hashFiles(
  entries: string[],
  skip: (file: string) => boolean = () => false,
): Promise<string> {
  const files = (await Promise.all(entries.map(listFiles))).flat().filter((file) => !skip(file));
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    const content = await readFile(path.join(projectRoot, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
