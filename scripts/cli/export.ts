import { OperatorError } from "@/lib/platform/env/operator-error";
import type { Options } from "./options";

/** `--email` exports the data of a person, `--settings` those of an organisation's settings. */
export async function runExport(options: Options) {
  if ((options.email === undefined) === (options.settings === undefined))
    throw new OperatorError("export needs either --email or --settings.");
  return options.settings === undefined
    ? (await import("./person-export")).runPersonExport(options)
    : (await import("./settings-export")).runSettingsExport(options);
}
