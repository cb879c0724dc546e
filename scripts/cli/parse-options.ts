import { type ParseArgsConfig, parseArgs } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import type { Command } from "./command";
import type { Options } from "./options";

/** Parses the command's own options as typed; throws a sentence about a missing or unknown one. */
export function parseOptions(name: string, command: Command, args: string[]): Options {
  const { positionals: allowed, required = [], optional = [], flags = [] } = command;
  const known: ParseArgsConfig["options"] = Object.fromEntries([
    ...[...required, ...optional].map((option) => [option, { type: "string" as const }]),
    ...flags.map((flag) => [flag, { type: "boolean" as const }]),
  ]);
  const { values, positionals } = parseConfig({
    args,
    options: known,
    allowPositionals: allowed !== undefined,
  });
  const missing = required.find((option) => !values[option]);
  if (missing) throw new OperatorError(`${name} needs --${missing}.`);
  if (allowed && (positionals.length < allowed.min || positionals.length > allowed.max))
    throw new OperatorError(`Usage: ${name} ${command.usage}`);
  return { ...values, positionals };
}

function parseConfig(config: ParseArgsConfig) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new OperatorError((error as Error).message.replace(/\.?$/, "."));
  }
}
