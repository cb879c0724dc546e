import { rm } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "@/lib/platform/backup/manifest";
import type { Env } from "@/lib/platform/env/env";
import { writeFileAtomically } from "@/lib/platform/process/write-file-atomically";
import { getDemoFile } from "./demo-file";

/** Writes the files of a backup into the data directory, except those that settings replace. */
export async function writeRestoredFiles(
  { BOOKPAGE_DATA_DIR: dataDir, BOOKPAGE_SECRET, VAPID_PUBLIC_KEY, DATABASE_URL }: Env,
  { secrets: [current, previous], vapid, demo }: Pick<Manifest, "secrets" | "vapid" | "demo">,
) {
  if (!BOOKPAGE_SECRET) {
    await writeOrRemove(path.join(dataDir, "secret"), current);
    await writeOrRemove(path.join(dataDir, "secret.previous"), previous);
  }
  if (DATABASE_URL) return;
  if (!VAPID_PUBLIC_KEY && vapid)
    await writeOrRemove(path.join(dataDir, "vapid.json"), JSON.stringify(vapid));
  await writeOrRemove(getDemoFile(dataDir), demo ?? undefined);
}

/** Removes the file if there is no text. */
async function writeOrRemove(file: string, text: string | undefined) {
  if (text === undefined) await rm(file, { force: true });
  else await writeFileAtomically(file, `${text.trim()}\n`);
}
