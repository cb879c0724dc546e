import type { SettingsFile } from "../settings-files/settings-file";
import type { ImportOptions } from "../tool-import/import-options";
import type { ImportReport } from "../tool-import/import-report";
import { NOTHING_STORED } from "../tool-import/response-store";
import { buildImport } from "./build-import";
import { CalcomClient } from "./calcom-client";
import { convertBookings } from "./convert-bookings";
import { readAccount, readComingBookings, readOwner } from "./read-account";

interface CalcomImport extends ImportOptions {
  /** The origin of the API of an own instance or another region. */
  address?: string | undefined;
}

/** Reads a Cal.com account as settings files, with a report. Nothing is written to Cal.com. */
export async function importCalcom(
  options: CalcomImport,
): Promise<{ files: SettingsFile[]; report: ImportReport }> {
  const { client, owner } = await openAccount(options);
  return buildImport(await readAccount(client, owner));
}

/** Reads the bookings to come of a Cal.com account, with the hosts of whom all bookings were read. */
export async function readCalcomMeetings(options: CalcomImport) {
  const { client, owner } = await openAccount(options);
  const read = await readComingBookings(client, owner);
  const readPeople = read.organization === null ? [owner] : read.people;
  return { meetings: convertBookings(read), readHosts: readPeople.map(({ email }) => email.toLowerCase()) };
}

async function openAccount({ openStore, address, ...options }: CalcomImport) {
  const owner = await readOwner(new CalcomClient({ ...options, store: NOTHING_STORED }, address));
  const store = await openStore(`${address ?? ""} ${owner.id}`);
  return { owner, client: new CalcomClient({ ...options, store }, address) };
}
