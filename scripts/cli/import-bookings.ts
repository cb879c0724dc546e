import { readCalendlyMeetings } from "@/lib/domain/lifecycle/calendly-import/import-calendly";
import { importMeetings } from "@/lib/domain/lifecycle/meeting-import/import-meetings";
import { formatMeetingReport } from "@/lib/domain/lifecycle/meeting-import/meeting-report";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import { getTargetOrganization } from "./get-target-organization";
import { deleteImportStore, openImportStore } from "./import-store";
import { withDatabase } from "./with-database";

interface BookingImport {
  directory: string;
  token: string;
  organization: string | undefined;
  applies: boolean;
  notifies: { notifications: boolean; webhooks: boolean };
  json: boolean;
  onProgress: (request: string) => void;
}

/** Responses of bookings, apart from those of settings, so that what was shown is what is applied. */
const FOLDER = ".import-bookings";

/** Reads the meetings to come of a Calendly account, and says or does what their import does. */
export async function runBookingImport({
  directory,
  token,
  organization: named,
  applies,
  notifies,
  json,
  onProgress,
}: BookingImport): Promise<void> {
  const read = await readCalendlyMeetings({
    token,
    openStore: (owner) => openImportStore(directory, owner, FOLDER),
    origin: env().CALENDLY_TEST_ORIGIN,
    onProgress,
  });
  const report = await withDatabase(
    async () => {
      const organization = await getTargetOrganization(named);
      const request = { source: "calendly", ...read, applies, notifies, now: readClock() } as const;
      return importMeetings(getDatabase(), organization, request);
    },
    { checksSecrets: true },
  );
  if (applies) await deleteImportStore(directory, FOLDER);
  console.log(json ? JSON.stringify(report, null, 2) : formatMeetingReport(report).join("\n"));
  if (!applies) console.error("Nothing has been imported. The same command with --apply imports them.");
}
