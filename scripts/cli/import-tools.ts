import { importCalcom, readCalcomMeetings } from "@/lib/domain/lifecycle/calcom-import/import-calcom";
import { importCalendly, readCalendlyMeetings } from "@/lib/domain/lifecycle/calendly-import/import-calendly";
import type { ImportSource } from "@/lib/domain/lifecycle/meeting-import/imported-meeting";
import type { SettingsFile } from "@/lib/domain/lifecycle/settings-files/settings-file";
import type { ImportOptions } from "@/lib/domain/lifecycle/tool-import/import-options";
import type { ImportReport } from "@/lib/domain/lifecycle/tool-import/import-report";
import { env } from "@/lib/platform/env/env";

export interface ToolOptions extends Omit<ImportOptions, "origin"> {
  /** The origin of the API of an own instance or another region. */
  address?: string | undefined;
}

type ReadMeetings = ReturnType<typeof readCalendlyMeetings>;

/** A tool whose accounts can be imported by its API. */
export interface ImportTool {
  source: ImportSource;
  /** The environment variable with the secret. */
  variable: string;
  secret: string;
  importSettings: (options: ToolOptions) => Promise<{ files: SettingsFile[]; report: ImportReport }>;
  readMeetings: (options: ToolOptions) => ReadMeetings;
}

export const IMPORT_TOOLS: Readonly<Record<"calendly" | "calcom", ImportTool>> = {
  calendly: {
    source: "calendly",
    variable: "CALENDLY_TOKEN",
    secret: "a personal access token of Calendly",
    importSettings: ({ address: _, ...options }) =>
      importCalendly({ ...options, origin: env().CALENDLY_TEST_ORIGIN }),
    readMeetings: ({ address: _, ...options }) =>
      readCalendlyMeetings({ ...options, origin: env().CALENDLY_TEST_ORIGIN }),
  },
  calcom: {
    source: "calcom",
    variable: "CALCOM_API_KEY",
    secret: "an API key of Cal.com",
    importSettings: (options) => importCalcom({ ...options, origin: env().CALCOM_TEST_ORIGIN }),
    readMeetings: (options) => readCalcomMeetings({ ...options, origin: env().CALCOM_TEST_ORIGIN }),
  },
};
