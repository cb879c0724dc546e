import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { inject } from "vitest";
import { buildReleaseCommand } from "./build-release-command";
import { buildClockEnv } from "./test-clock";

export type CommandSettings = Record<string, string | undefined>;

/** Runs `bookpage …` as in a release, with only these settings. */
export function startCommand(args: readonly string[], settings: CommandSettings): ChildProcess {
  return spawn(process.execPath, buildReleaseCommand("bookpage", ...args), {
    cwd: inject("testRelease"), // The folder has no .env.
    env: {
      ...buildClockEnv(),
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...settings,
    } as NodeJS.ProcessEnv,
    stdio: "pipe",
  });
}

/** Runs a command to its end; JSON in its output is parsed. */
export async function runCommandLine(args: readonly string[], settings: CommandSettings, input = "") {
  const command = startCommand(args, settings);
  command.stdin?.end(input);
  const [stdout, stderr, [exitCode]] = await Promise.all([
    command.stdout ? text(command.stdout) : "",
    command.stderr ? text(command.stderr) : "",
    once(command, "close"),
  ]);
  return { exitCode, stderr, answer: stdout.startsWith("{\n") ? JSON.parse(stdout) : stdout };
}
