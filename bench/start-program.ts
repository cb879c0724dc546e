import { spawn } from "node:child_process";
import { once } from "node:events";
import { BENCH_SETTINGS, UNLIMITED_SETTINGS } from "./start-bench-service";

/** Starts a source as a process. Resolves when it is ready; returns a function that stops it. */
export async function startProgram(source: string, settings: Record<string, string>) {
  const program = spawn(process.execPath, ["--max-semi-space-size=32", "--import", "tsx", source], {
    env: { ...process.env, ...BENCH_SETTINGS, ...UNLIMITED_SETTINGS, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(program, "exit").then(([code]) => {
    throw new Error(`${source} ended with ${code}.`);
  });
  let output = "";
  const ready = new Promise<void>((resolve) => {
    program.stdout.on("data", (chunk) => {
      output = (output + chunk).slice(-200); // log lines continue
      if (output.includes("Ready on")) resolve();
    });
  });
  await Promise.race([ready, ended]);
  return async () => {
    ended.catch(() => {});
    program.kill("SIGTERM");
    await once(program, "exit");
  };
}
