import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
/** How far an import has come: kept by the browser, for the page may be closed in the middle. */
export interface ImportProgress {
  id: string;
  /** A fingerprint of the file. */
  print: string;
  name: string;
  columns: readonly (string | null)[];
  /** Rows that were sent and answered. */
  done: number;
  all: number;
}

const buildKey = (name: string) => `bookpage-import-${name}`;

export function loadImportProgress(name: string): ImportProgress | null {
  const kept = readStorage("local", buildKey(name));
  return kept ? (JSON.parse(kept) as ImportProgress) : null;
}

export const storeImportProgress = (name: string, progress: ImportProgress) =>
  writeStorage("local", buildKey(name), JSON.stringify(progress));

export const clearImportProgress = (name: string) => writeStorage("local", buildKey(name), null);
