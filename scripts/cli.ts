import { OperatorError } from "@/lib/platform/env/operator-error";
import { isRelease } from "@/lib/platform/release/is-release";
import { readReleaseVersion } from "@/lib/platform/release/read-release-version";
import type { Command } from "./cli/command";
import { CLI_COMMANDS } from "./cli/commands";
import { formatOperatorError } from "./cli/format-operator-error";
import type { Options } from "./cli/options";
import { parseOptions } from "./cli/parse-options";
import { withDatabase } from "./cli/with-database";
import { generateClient } from "./generate-client";
import { getCommandPrefix } from "./get-command-prefix";
import { runCommand } from "./run-command";

const describeCommand = (name: string, { usage, does }: Command) =>
  `  ${[name, usage].filter(Boolean).join(" ")}\n      ${does}`;

/** The usage of a program that only a release has. */
const START = "  start\n      Runs the service until it is told to end.";

const formatUsage = () =>
  [
    `Usage: ${getCommandPrefix()} <command>`,
    "",
    ...(isRelease() ? [START] : []),
    ...Object.entries(CLI_COMMANDS).map(([name, command]) => describeCommand(name, command)),
    "",
    "Results are JSON. The database is that of DATABASE_URL, else the built-in one in BOOKPAGE_DATA_DIR.",
  ].join("\n");

/** `npm run --silent bookpage -- <command>`: JSON on standard output, or a sentence and exit status 1. */
runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name || name === "help" || name === "--help") return console.log(formatUsage());
  if (name === "--version") return console.log(await readReleaseVersion());
  if (name === "start" && args.includes("--help") && isRelease()) return console.log(START);
  const command = Object.hasOwn(CLI_COMMANDS, name) ? CLI_COMMANDS[name] : undefined;
  if (!command) throw new OperatorError(`There is no command ${name}.\n\n${formatUsage()}`);
  if (args.includes("--help")) return console.log(describeCommand(name, command));
  const options = parseOptions(name, command, args);
  await generateClient(); // before any module is loaded that imports it
  const result = await run(command, options).catch(async (error) => {
    throw await formatOperatorError(error);
  });
  if (result !== undefined) console.log(JSON.stringify(result, null, 2));
});

function run(command: Command, options: Options): Promise<unknown> {
  if (command.opensDatabaseItself) return command.run(options, []);
  return withDatabase((applied) => command.run(options, applied), {
    checksSecrets: !command.checksSecretsItself,
  });
}
