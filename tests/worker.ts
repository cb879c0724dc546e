import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const START = path.resolve(import.meta.dirname, "../scripts/start.ts");

/** The start command as a worker on the database of these tests, in a process of its own; ready when this returns. */
export async function startWorkerProcess(settings: Record<string, string>): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ["--import", "tsx", START], {
    env: { ...process.env, BOOKPAGE_ROLE: "worker", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ready = (async () => {
    while (!output.includes("Ready for jobs")) await once(worker.stdout, "data");
  })();
  const ended = once(worker, "close").then(([code]) => {
    throw new Error(`The worker ended with ${code}: ${output}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
  return worker;
}

/** Ends it as an operator would, or as a crash does; answers its exit code. */
export async function endWorker(worker: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  if (worker.exitCode !== null || worker.signalCode !== null) return worker.exitCode;
  const closed = once(worker, "close");
  worker.kill(signal);
  await closed;
  return worker.exitCode;
}
