import type { ImportTool } from "@/lib/domain/lifecycle/imports/import-tools";
import { importMeetings } from "@/lib/domain/lifecycle/meeting-import/import-meetings";
import { formatMeetingReport } from "@/lib/domain/lifecycle/meeting-import/meeting-report";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { getTargetOrganization } from "./get-target-organization";
import { deleteImportStore, openImportStore } from "./import-store";
import { withDatabase } from "./with-database";

interface BookingImport {
  tool: ImportTool;
  directory: string;
  token: string;
  address: string | undefined;
  organization: string | undefined;
  applies: boolean;
  notifies: { notifications: boolean; webhooks: boolean };
  json: boolean;
  onProgress: (request: string) => void;
}

/** Responses of bookings, apart from those of settings, so that what was shown is what is applied. */
const FOLDER = ".import-bookings";

/** Reads the meetings to come of an account, and says or does what their import does. */
export async function runBookingImport({
  tool,
  directory,
  token,
  address,
  organization: named,
  applies,
  notifies,
  json,
  onProgress,
}: BookingImport): Promise<void> {
  const read = await tool.readMeetings({
    token,
    address,
    openStore: (owner) => openImportStore(directory, owner, FOLDER),
    onProgress,
  });
  const report = await withDatabase(
    async () => {
      const organization = await getTargetOrganization(named);
      const request = { source: tool.source, ...read, applies, notifies, now: readClock() } as const;
      return importMeetings(getDatabase(), organization, request);
    },
    { checksSecrets: true },
  );
  if (applies) await deleteImportStore(directory, FOLDER);
  console.log(json ? JSON.stringify(report, null, 2) : formatMeetingReport(report).join("\n"));
  if (!applies) console.error("Nothing has been imported. The same command with --apply imports them.");
}
