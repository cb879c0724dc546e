import type { Instant } from "@/lib/core/time/instant";
import { buildImport } from "../calcom-import/build-import";
import { convertBookings } from "../calcom-import/convert-bookings";
import type { ImportTool } from "../imports/import-tools";
import { readDump } from "./read-dump";

/** Reads a dump of Cal.com's database in place of its API; meetings have the same ids in both. */
export const createDumpTool = (file: string, now: Instant): ImportTool => ({
  source: "calcom",
  importSettings: async () => buildImport(await readDump(file, now)),
  readMeetings: async () => {
    const account = await readDump(file, now);
    return {
      meetings: convertBookings(account),
      readHosts: account.people.map(({ email }) => email.toLowerCase()),
    };
  },
});
