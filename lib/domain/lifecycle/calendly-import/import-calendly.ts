import type { SettingsFile } from "../settings-files/settings-file";
import { buildImport } from "./build-import";
import { CalendlyClient } from "./calendly-client";
import { convertMeetings } from "./convert-meetings";
import type { ImportReport } from "./import-report";
import { readAccount, readComingMeetings, readOwner } from "./read-account";
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
export async function importCalendly(
  options: ImportOptions,
): Promise<{ files: SettingsFile[]; report: ImportReport }> {
  const { client, owner } = await openAccount(options);
  return buildImport(await readAccount(client, owner));
}

/** Reads the meetings to come of a Calendly account, with the hosts of whom all meetings were read. */
export async function readCalendlyMeetings(options: ImportOptions) {
  const { client, owner } = await openAccount(options);
  const read = await readComingMeetings(client, owner);
  const readHosts = read.memberships.map(({ user }) => user.email.toLowerCase());
  return { meetings: convertMeetings(read), readHosts };
}

async function openAccount({ openStore, ...options }: ImportOptions) {
  const owner = await readOwner(new CalendlyClient({ ...options, store: NOTHING_STORED }));
  return { owner, client: new CalendlyClient({ ...options, store: await openStore(owner.uri) }) };
}

const NOTHING_STORED: ResponseStore = { read: async () => null, write: async () => {} };
