import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { inject } from "vitest";
import { buildApp } from "@/scripts/build-app";
import { projectRoot } from "@/scripts/project-root";
import { buildReleaseCommand } from "./build-release-command";

type Settings = Record<string, string>;

/** Runs the start command on the tests' database in a separate process; resolves once it is ready. */
async function startProcess(
  settings: Settings,
  readyWords: string,
  { cwd, program } = { cwd: inject("testRelease"), program: buildReleaseCommand("bookpage", "start") },
): Promise<ChildProcess> {
  const started = spawn(process.execPath, program, {
    cwd,
    env: { ...process.env, LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [started.stdout, started.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ready = (async () => {
    while (!output.includes(readyWords)) await once(started.stdout, "data");
  })();
  const ended = once(started, "close").then(([code]) => {
    throw new Error(`The process ended with ${code}: ${output}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
  return started;
}

export const startWorkerProcess = (settings: Settings) =>
  startProcess({ BOOKPAGE_ROLE: "worker", ...settings }, "Ready for jobs");

/** Serves only the API, which requires no build. */
export const startApiProcess = (port: number, settings: Settings) =>
  startProcess({ BOOKPAGE_ROLE: "api", PORT: String(port), ...settings }, "Ready on");

let built: Promise<void> | undefined;

/** Serves the last build, and builds first if the sources have changed. */
export async function startWebProcess(port: number, settings: Settings) {
  built ??= buildApp(() => {});
  await built;
  return startProcess({ BOOKPAGE_ROLE: "web", PORT: String(port), ...settings }, "Ready on");
}

/** Serves the same build with every request handled by the framework. */
export async function startFrameworkProcess(port: number, settings: Settings) {
  built ??= buildApp(() => {});
  await built;
  const program = ["--import", "tsx", path.join(projectRoot, "scripts/start/serve-with-framework.ts")];
  return startProcess({ BOOKPAGE_ROLE: "web", PORT: String(port), ...settings }, "Ready on", {
    cwd: projectRoot,
    program,
  });
}

/** Stops the process with a signal (as an operator, or as a crash would); returns its exit code. */
export async function stopProcess(started: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  if (started.exitCode !== null || started.signalCode !== null) return started.exitCode;
  const closed = once(started, "close");
  started.kill(signal);
  await closed;
  return started.exitCode;
}
