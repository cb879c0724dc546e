import type { SettingsFile } from "../settings-files/settings-file";
import type { ImportOptions } from "../tool-import/import-options";
import type { ImportReport } from "../tool-import/import-report";
import { NOTHING_STORED } from "../tool-import/response-store";
import { buildImport, type InferRules } from "./build-import";
import { CalendlyClient } from "./calendly-client";
import { convertMeetings } from "./convert-meetings";
import { inferTypeRules } from "./infer-type-rules";
import { readAccount, readComingMeetings, readOwner } from "./read-account";

interface CalendlyImport extends ImportOptions {
  /** Works out rules elsewhere than in this thread. */
  infer?: InferRules | undefined;
}

/** Reads a Calendly account as settings files, with a report. Nothing is written to Calendly. */
export async function importCalendly({
  infer = async (observations) => inferTypeRules(observations),
  ...options
}: CalendlyImport): Promise<{ files: SettingsFile[]; report: ImportReport }> {
  const { client, owner } = await openAccount(options);
  return buildImport(await readAccount(client, owner), infer);
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
