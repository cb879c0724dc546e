import type { SettingsFile } from "../settings-files/settings-file";
import { buildImport } from "./build-import";
import { CalendlyClient } from "./calendly-client";
import type { ImportReport } from "./import-report";
import { readAccount, readOwner } from "./read-account";
import type { ResponseStore } from "./response-store";

interface ImportOptions {
  token: string;
  /** Opens the store of an unfinished import by this user, by the URI. */
  openStore: (owner: string) => Promise<ResponseStore>;
  origin?: string | undefined;
  wait?: (seconds: number) => Promise<unknown>;
  onProgress?: (request: string) => void;
}

/** Reads a Calendly account as settings files, with a report. Nothing is written to Calendly. */
export async function importCalendly({
  openStore,
  ...options
}: ImportOptions): Promise<{ files: SettingsFile[]; report: ImportReport }> {
  const owner = await readOwner(new CalendlyClient({ ...options, store: NOTHING_STORED }));
  const client = new CalendlyClient({ ...options, store: await openStore(owner.uri) });
  return buildImport(await readAccount(client, owner));
}

const NOTHING_STORED: ResponseStore = { read: async () => null, write: async () => {} };
