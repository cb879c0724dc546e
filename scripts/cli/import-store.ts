import { createHash } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { ResponseStore, ToolResponse } from "@/lib/domain/lifecycle/tool-import/response-store";
import { writeFileAtomically } from "@/lib/platform/process/write-file-atomically";

/** The folder of an import of settings, within their directory; files of settings are never in hidden ones. */
const SETTINGS_FOLDER = ".import";
const OWNER_FILE = "owner.json";

/** Free times and meetings of a day ago would be compared with rules of today. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000;

interface Session {
  owner: string;
  startedAt: number;
}

/**
 * Opens the responses that an unfinished import by the same user has stored, or starts anew. They contain personal data, so
 * that only this user may read them, and `deleteImportStore` ends them.
 */
export async function openImportStore(
  directory: string,
  owner: string,
  name = SETTINGS_FOLDER,
): Promise<ResponseStore> {
  const folder = path.join(directory, name);
  const session = await readJson<Session>(path.join(folder, OWNER_FILE));
  const isContinued = session?.owner === owner && Date.now() - session.startedAt < MAX_AGE_MS;
  if (!isContinued) {
    await deleteImportStore(directory, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeJson(path.join(folder, OWNER_FILE), { owner, startedAt: Date.now() } satisfies Session);
  }
  const toPath = (key: string) =>
    path.join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`);
  return {
    read: (key) => readJson<ToolResponse>(toPath(key)),
    write: (key, response) => writeJson(toPath(key), response),
  };
}

export const deleteImportStore = (directory: string, name = SETTINGS_FOLDER): Promise<void> =>
  rm(path.join(directory, name), { recursive: true, force: true });

async function readJson<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as T;
  } catch {
    return null; // absent
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFileAtomically(file, JSON.stringify(value));
}
