import { readStored, writeStored } from "@/components/ui/browser-permissions";
/** How far an import has come: kept by the browser, for the page may be closed in the middle. */
export interface Progress {
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

export function readProgress(name: string): Progress | null {
  const kept = readStored("local", buildKey(name));
  return kept ? (JSON.parse(kept) as Progress) : null;
}

export const keepProgress = (name: string, progress: Progress) =>
  writeStored("local", buildKey(name), JSON.stringify(progress));

export const forgetProgress = (name: string) => writeStored("local", buildKey(name), null);
