import { writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { createDumpTool } from "@/lib/domain/lifecycle/calcom-dump/create-dump-tool";
import { IMPORT_TOOLS, type ImportTool } from "@/lib/domain/lifecycle/imports/import-tools";
import { buildSchemaFiles } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { ImportError } from "@/lib/domain/lifecycle/tool-import/import-error";
import { formatReport } from "@/lib/domain/lifecycle/tool-import/import-report";
import { readClock } from "@/lib/platform/clock/read-clock";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { email, id, timezone } from "@/lib/platform/http/fields";
import { SqlDumpError } from "@/lib/platform/sql-dump/sql-dump-error";
import { runBookingImport } from "./import-bookings";
import { runFileImport } from "./import-file";
import { deleteImportStore, openImportStore } from "./import-store";
import type { Options } from "./options";
import { readToolToken, TOOL_SECRETS } from "./read-tool-token";
import { writeSettingsDirectory } from "./settings-directory";

const SUBJECTS = ["calendly", "calendly-bookings", "calcom", "calcom-bookings", "csv", "ics"] as const;

const apiAddress = z
  .url({ protocol: /^https$/, error: "must be an https:// address, such as https://api.cal.eu" })
  .transform((address) => new URL(address).origin);

/** `Header=field,Other header=field`; an empty field leaves the column out. */
const columns = z.string().transform((text, context) => {
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  if (pairs.some(({ length }) => length !== 2))
    context.addIssue({ code: "custom", message: "must be pairs such as Begin=start,Client=name" });
  return new Map(pairs.map(([header = "", field = ""]) => [header, field || "unused"]));
});

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
    host: email.optional(),
    timezone: timezone.optional(),
    "date-order": z.enum(["dmy", "mdy"], { error: "must be dmy or mdy" }).optional(),
    columns: columns.optional(),
    dump: z.string().optional(),
  })
  .superRefine(({ positionals: [what], ...options }, context) => {
    for (const name of ["host", "timezone", "date-order", "columns"] as const)
      if (
        options[name] !== undefined &&
        what !== "csv" &&
        (what !== "ics" || name === "date-order" || name === "columns")
      )
        context.addIssue({ code: "custom", path: [name], message: `is not for ${what}` });
  })
  .refine(({ positionals: [what], url }) => url === undefined || what.startsWith("calcom"), {
    path: ["url"],
    error: "is for Cal.com alone",
  })
  .refine(({ positionals: [what], dump }) => dump === undefined || what.startsWith("calcom"), {
    path: ["dump"],
    error: "is for Cal.com alone",
  })
  .refine(({ url, dump }) => url === undefined || dump === undefined, {
    path: ["dump"],
    error: "is read in place of an API: leave out --url",
  });

/** The file of the report, beside the settings. */
const REPORT_FILE = "import-report.json";

/** Reads an account of another tool, or a file of its meetings: writes settings as files, or imports meetings to come. */
export async function runImport(options: Options): Promise<void> {
  const { positionals, "token-stdin": fromStdin, url: address, ...others } = OptionsSchema.parse(options);
  const [what, directory] = positionals;
  const how = {
    organization: others.organization,
    applies: others.apply,
    json: others.json,
    notifies: { notifications: others.mails, webhooks: others.webhooks },
  };
  if (what === "csv" || what === "ics")
    return runFileImport({
      ...how,
      format: what,
      file: directory,
      host: others.host,
      timezone: others.timezone,
      order: others["date-order"],
      columns: others.columns ?? new Map(),
    });
  const name = what.startsWith("calcom") ? "calcom" : "calendly";
  const tool = others.dump === undefined ? IMPORT_TOOLS[name] : createDumpTool(others.dump, readClock());
  const token = others.dump === undefined ? await readToken(name, fromStdin) : "";
  const access = { tool, directory, token, address, onProgress: createProgress() };
  await withOperatorError(() =>
    what.endsWith("-bookings") ? runBookingImport({ ...access, ...how }) : runSettingsImport(access),
  );
}

async function readToken(name: keyof typeof TOOL_SECRETS, fromStdin: boolean): Promise<string> {
  const { variable, secret } = TOOL_SECRETS[name];
  const token = await readToolToken(name, { fromStdin });
  if (!token) throw new OperatorError(`Set ${variable} to ${secret}, or pipe it to --token-stdin.`);
  return token;
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
    if (error instanceof SqlDumpError) throw new OperatorError(error.message);
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
