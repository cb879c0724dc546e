import { writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { CalendlyError } from "@/lib/domain/lifecycle/calendly-import/calendly-error";
import { importCalendly } from "@/lib/domain/lifecycle/calendly-import/import-calendly";
import { formatReport } from "@/lib/domain/lifecycle/calendly-import/import-report";
import { buildSchemaFiles } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { env } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { id } from "@/lib/platform/http/fields";
import { runBookingImport } from "./import-bookings";
import { deleteImportStore, openImportStore } from "./import-store";
import type { Options } from "./options";
import { writeSettingsDirectory } from "./settings-directory";

const OptionsSchema = z.object({
  positionals: z.tuple([
    z.enum(["calendly", "calendly-bookings"], { error: "must be calendly or calendly-bookings" }),
    z.string(),
  ]),
  "token-stdin": z.boolean().default(false),
  organization: id.optional(),
  apply: z.boolean().default(false),
  mails: z.boolean().default(false),
  webhooks: z.boolean().default(false),
  json: z.boolean().default(false),
});

/** The file of the report, beside the settings. */
const REPORT_FILE = "import-report.json";

/** Reads an account of another tool: writes its settings as files, or imports its meetings to come. */
export async function runImport(options: Options): Promise<void> {
  const { positionals, "token-stdin": fromStdin, ...others } = OptionsSchema.parse(options);
  const [what, directory] = positionals;
  const token = (fromStdin ? await text(process.stdin) : (process.env.CALENDLY_TOKEN ?? "")).trim();
  if (!token)
    throw new OperatorError(
      "Set CALENDLY_TOKEN to a personal access token of Calendly, or pipe it to --token-stdin.",
    );
  const onProgress = createProgress();
  await withOperatorError(() =>
    what === "calendly"
      ? runSettingsImport({ directory, token, onProgress })
      : runBookingImport({
          directory,
          token,
          onProgress,
          organization: others.organization,
          applies: others.apply,
          json: others.json,
          notifies: { notifications: others.mails, webhooks: others.webhooks },
        }),
  );
}

interface SettingsImport {
  directory: string;
  token: string;
  onProgress: (request: string) => void;
}

async function runSettingsImport({ directory, token, onProgress }: SettingsImport): Promise<void> {
  const { files, report } = await importCalendly({
    token,
    openStore: (owner) => openImportStore(directory, owner),
    origin: env().CALENDLY_TEST_ORIGIN,
    onProgress,
  });
  await writeSettingsDirectory(directory, [...files, ...buildSchemaFiles()], []);
  await writeFile(path.join(directory, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  await deleteImportStore(directory);
  console.log(formatReport(report).join("\n"));
}

async function withOperatorError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CalendlyError)) throw error;
    const again = error.failure === "unavailable" ? " The same command continues where it stopped." : "";
    throw new OperatorError(`${error.message}${again}`);
  }
}

/** Prints each kind of request when it is first made, and the count of requests every hundred. */
function createProgress() {
  const seen = new Set<string>();
  let count = 0;
  return (request: string) => {
    count += 1;
    const kind = request.replace(/\/scheduled_events\/.*\//, "/"); // all meetings have invitees
    if (!seen.has(kind)) console.error(`Reading ${kind.slice(1).replaceAll("_", " ")}`);
    else if (count % 100 === 0) console.error(`${count} requests`);
    seen.add(kind);
  };
}
