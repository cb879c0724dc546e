import { OperatorError } from "@/lib/platform/env/operator-error";
import { isRelease } from "@/lib/platform/release/is-release";
import { readVersion } from "@/lib/platform/release/read-version";
import { asSentence } from "./cli/as-sentence";
import type { Command } from "./cli/command";
import { CLI_COMMANDS } from "./cli/commands";
import type { Options } from "./cli/options";
import { readOptions } from "./cli/read-options";
import { withDatabase } from "./cli/with-database";
import { commandLine } from "./command-line";
import { generateClient } from "./generate-client";
import { runCommand } from "./run-command";

const describeCommand = (name: string, { usage, does }: Command) =>
  `  ${[name, usage].filter(Boolean).join(" ")}\n      ${does}`;

/** Of a release alone, and a program of its own. */
const START = "  start\n      Runs the service until it is told to end.";

const usage = () =>
  [
    `Usage: ${commandLine()} <command>`,
    "",
    ...(isRelease() ? [START] : []),
    ...Object.entries(CLI_COMMANDS).map(([name, command]) => describeCommand(name, command)),
    "",
    "Answers are JSON. The database is that of DATABASE_URL, else the built-in one in BOOKPAGE_DATA_DIR.",
  ].join("\n");

/** `npm run --silent bookpage -- <command>`: JSON on standard output, or a sentence and exit status 1. */
runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name || name === "help" || name === "--help") return console.log(usage());
  if (name === "--version") return console.log(await readVersion());
  if (name === "start" && args.includes("--help") && isRelease()) return console.log(START);
  const command = Object.hasOwn(CLI_COMMANDS, name) ? CLI_COMMANDS[name] : undefined;
  if (!command) throw new OperatorError(`There is no command ${name}.\n\n${usage()}`);
  if (args.includes("--help")) return console.log(describeCommand(name, command));
  const options = readOptions(name, command, args);
  await generateClient(); // before anything is loaded that imports it
  const answer = await run(command, options).catch(async (error) => {
    throw await asSentence(error);
  });
  if (answer !== undefined) console.log(JSON.stringify(answer, null, 2));
});

function run(command: Command, options: Options): Promise<unknown> {
  if (command.opensDatabaseItself) return command.run(options, []);
  return withDatabase((applied) => command.run(options, applied), {
    checksSecrets: !command.checksSecretsItself,
  });
}
