import type { PlannedFile } from "./queries";

const KINDS =
  /(?:^|\/)((?:users|availabilities|templates|teams|pages|forms|locators|webhooks|workflows|texts)\/[^/]+\.ya?ml|brand\.ya?ml)$/;

/** Returns the path within the directory of settings; null for other files and those of hidden folders. */
export function toSettingsPath(path: string): string | null {
  if (/(^|\/)\./.test(path)) return null;
  return KINDS.exec(path)?.[1] ?? null;
}

/** Reads the settings files of a chosen folder, sorted by path. */
export async function readSettingsFiles(chosen: Iterable<File>): Promise<PlannedFile[]> {
  const files: PlannedFile[] = [];
  for (const file of chosen) {
    const path = toSettingsPath(file.webkitRelativePath || file.name);
    if (path) files.push({ path, text: await file.text() });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
