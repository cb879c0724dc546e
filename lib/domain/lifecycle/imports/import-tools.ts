import { env } from "@/lib/platform/env/env";
import { runInThread } from "@/lib/platform/threads/run-in-thread";
import { importCalcom, readCalcomMeetings } from "../calcom-import/import-calcom";
import type { InferRules } from "../calendly-import/build-import";
import { importCalendly, readCalendlyMeetings } from "../calendly-import/import-calendly";
import type { SettingsFile } from "../settings-files/settings-file";
import type { ImportOptions } from "../tool-import/import-options";
import type { ImportReport } from "../tool-import/import-report";
import type { ImportToolName } from "./schema";

export interface ToolOptions extends Omit<ImportOptions, "origin"> {
  /** The origin of the API of an own instance or another region. */
  address?: string | undefined;
  /** The organisation whose share of the threads works out rules; without one, this thread does. */
  organization?: string;
}

const runInference = runInThread<typeof import("../calendly-import/infer-type-rules")>(
  "lib/domain/lifecycle/calendly-import/infer-type-rules.ts",
);

/** Works out rules in a worker thread, because it takes up to seconds for each event type. */
const createThreadedInference =
  (organization: string): InferRules =>
  (observations) =>
    runInference("inferTypeRules", observations, { organization, size: 0 });

type ReadMeetings = ReturnType<typeof readCalendlyMeetings>;

/** A tool whose accounts can be imported by its API. */
export interface ImportTool {
  source: ImportToolName;
  importSettings: (options: ToolOptions) => Promise<{ files: SettingsFile[]; report: ImportReport }>;
  readMeetings: (options: ToolOptions) => ReadMeetings;
}

export const IMPORT_TOOLS: Readonly<Record<ImportToolName, ImportTool>> = {
  calendly: {
    source: "calendly",
    importSettings: ({ address: _, organization, ...options }) =>
      importCalendly({
        ...options,
        origin: env().CALENDLY_TEST_ORIGIN,
        infer: organization === undefined ? undefined : createThreadedInference(organization),
      }),
    readMeetings: ({ address: _, ...options }) =>
      readCalendlyMeetings({ ...options, origin: env().CALENDLY_TEST_ORIGIN }),
  },
  calcom: {
    source: "calcom",
    importSettings: (options) => importCalcom({ ...options, origin: env().CALCOM_TEST_ORIGIN }),
    readMeetings: (options) => readCalcomMeetings({ ...options, origin: env().CALCOM_TEST_ORIGIN }),
  },
};
