import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a program that says when it takes jobs, and answers its process once it does. */
export async function startWorkerProgram(program: readonly string[], settings: Record<string, string>) {
  const worker = spawn(process.execPath, ["--import", "tsx", ...program], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for (let said = ""; !said.includes("Ready for jobs"); ) said += (await once(worker.stdout, "data"))[0];
  worker.stdout.resume();
  return worker;
}
