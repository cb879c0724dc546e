import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
/** The progress of an import. The browser stores it, so that an import survives closing the page. */
export interface ImportProgress {
  id: string;
  /** A fingerprint of the file. */
  print: string;
  name: string;
  columns: readonly (string | null)[];
  /** The number of rows with a response. */
  done: number;
  all: number;
}

const buildKey = (name: string) => `bookpage-import-${name}`;

export function loadImportProgress(name: string): ImportProgress | null {
  const stored = readStorage("local", buildKey(name));
  return stored ? (JSON.parse(stored) as ImportProgress) : null;
}

export const storeImportProgress = (name: string, progress: ImportProgress) =>
  writeStorage("local", buildKey(name), JSON.stringify(progress));

export const clearImportProgress = (name: string) => writeStorage("local", buildKey(name), null);
