import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SettingsFile } from "@/lib/domain/lifecycle/settings-files/settings-file";

const isSettingsFile = (name: string) => /\.ya?ml$/.test(name);

/** Lists the YAML files of a directory and of its folders, except hidden ones, sorted by path. */
async function listSettingsPaths(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const paths = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith("."))
      .map(async (entry) => {
        if (!entry.isDirectory()) return isSettingsFile(entry.name) ? [entry.name] : [];
        const names = await readdir(path.join(directory, entry.name));
        return names.filter(isSettingsFile).map((name) => `${entry.name}/${name}`);
      }),
  );
  return paths.flat().sort();
}

/** Reads the settings files of a directory. */
export async function readSettingsDirectory(directory: string): Promise<SettingsFile[]> {
  const paths = await listSettingsPaths(directory);
  return Promise.all(
    paths.map(async (file) => ({ path: file, text: await readFile(path.join(directory, file), "utf8") })),
  );
}

const isUnchanged = async (file: string, text: string): Promise<boolean> =>
  (await readFile(file, "utf8").catch(() => null)) === text;

/**
 * Writes files into the directory, and removes those of `folders` that are not among them. Unchanged files are not
 * touched. Returns the numbers of files written and removed.
 */
export async function writeSettingsDirectory(
  directory: string,
  files: readonly SettingsFile[],
  folders: readonly string[],
): Promise<{ written: number; removed: number }> {
  let [written, removed] = [0, 0];
  for (const { path: name, text } of files) {
    const target = path.join(directory, name);
    if (await isUnchanged(target, text)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    written += 1;
  }
  const kept = new Set(files.map(({ path: name }) => name));
  for (const name of await listSettingsPaths(directory)) {
    const [folder = ""] = name.split("/");
    if (kept.has(name) || !folders.includes(folder)) continue;
    await rm(path.join(directory, name));
    removed += 1;
  }
  return { written, removed };
}
