import { writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { buildSchemaFiles } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { ImportError } from "@/lib/domain/lifecycle/tool-import/import-error";
import { formatReport } from "@/lib/domain/lifecycle/tool-import/import-report";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { id } from "@/lib/platform/http/fields";
import { runBookingImport } from "./import-bookings";
import { deleteImportStore, openImportStore } from "./import-store";
import { IMPORT_TOOLS, type ImportTool } from "./import-tools";
import type { Options } from "./options";
import { writeSettingsDirectory } from "./settings-directory";

const SUBJECTS = ["calendly", "calendly-bookings", "calcom", "calcom-bookings"] as const;

const apiAddress = z
  .url({ protocol: /^https$/, error: "must be an https:// address, such as https://api.cal.eu" })
  .transform((address) => new URL(address).origin);

const OptionsSchema = z
  .object({
    positionals: z.tuple([z.enum(SUBJECTS, { error: `must be one of ${SUBJECTS.join(", ")}` }), z.string()]),
    url: apiAddress.optional(),
    "token-stdin": z.boolean().default(false),
    organization: id.optional(),
    apply: z.boolean().default(false),
    mails: z.boolean().default(false),
    webhooks: z.boolean().default(false),
    json: z.boolean().default(false),
  })
  .refine(({ positionals: [what], url }) => url === undefined || what.startsWith("calcom"), {
    path: ["url"],
    error: "is for Cal.com alone",
  });

/** The file of the report, beside the settings. */
const REPORT_FILE = "import-report.json";

/** Reads an account of another tool: writes its settings as files, or imports its meetings to come. */
export async function runImport(options: Options): Promise<void> {
  const { positionals, "token-stdin": fromStdin, url: address, ...others } = OptionsSchema.parse(options);
  const [what, directory] = positionals;
  const tool = IMPORT_TOOLS[what.startsWith("calcom") ? "calcom" : "calendly"];
  const token = (fromStdin ? await text(process.stdin) : (process.env[tool.variable] ?? "")).trim();
  if (!token) throw new OperatorError(`Set ${tool.variable} to ${tool.secret}, or pipe it to --token-stdin.`);
  const access = { tool, directory, token, address, onProgress: createProgress() };
  await withOperatorError(() =>
    what.endsWith("-bookings")
      ? runBookingImport({
          ...access,
          organization: others.organization,
          applies: others.apply,
          json: others.json,
          notifies: { notifications: others.mails, webhooks: others.webhooks },
        })
      : runSettingsImport(access),
  );
}

interface SettingsImport {
  tool: ImportTool;
  directory: string;
  token: string;
  address: string | undefined;
  onProgress: (request: string) => void;
}

async function runSettingsImport({ tool, directory, ...access }: SettingsImport): Promise<void> {
  const { files, report } = await tool.importSettings({
    ...access,
    openStore: (owner) => openImportStore(directory, owner),
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
    if (!(error instanceof ImportError)) throw error;
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
    // Meetings of Calendly have invitees each, resources of Cal.com have numbers.
    const kind = request
      .replace(/\/scheduled_events\/.*\//, "/")
      .replace(/^\/v2/, "")
      .replace(/\/\d+/g, "");
    if (!seen.has(kind)) console.error(`Reading ${kind.slice(1).replaceAll(/[_/]/g, " ")}`);
    else if (count % 100 === 0) console.error(`${count} requests`);
    seen.add(kind);
  };
}
