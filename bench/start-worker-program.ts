import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a program that reports when it accepts jobs; resolves to its process then. */
export async function startWorkerProgram(program: readonly string[], settings: Record<string, string>) {
  const worker = spawn(process.execPath, ["--import", "tsx", ...program], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for (let output = ""; !output.includes("Ready for jobs"); )
    output += (await once(worker.stdout, "data"))[0];
  worker.stdout.resume();
  return worker;
}
