import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { log } from "@/lib/platform/log/log";
import { respondToPrimary, respondToWorker } from "@/lib/platform/metrics/cluster-metrics";
import { computeRestartDelay } from "./compute-restart-delay";

const READY = "ready";

/**
 * Runs this command as `count` processes that share the port, and restarts each that ends unexpectedly. Returns a
 * function that stops them. Throws if one ends before it is ready.
 */
export async function startCluster(count: number): Promise<() => Promise<void>> {
  let stopping = false;
  let failures = 0;
  const workers = new Set<Worker>();

  const start = (): Worker => {
    const worker = cluster.fork();
    const startedAt = Date.now();
    workers.add(worker);
    respondToWorker(worker);
    worker.on("error", (error) => log().error({ err: error }, "a web process is not reachable"));
    worker.once("exit", (code, signal) => {
      workers.delete(worker);
      if (stopping) return;
      const { delayMs, failures: counted } = computeRestartDelay(failures, Date.now() - startedAt);
      failures = counted;
      log().error({ ended: worker.process.pid, code, signal, delay_ms: delayMs }, "a web process has ended");
      setTimeout(() => stopping || start(), delayMs);
    });
    return worker;
  };

  const stop = async () => {
    stopping = true;
    await Promise.all([...workers].map(stopWorker));
  };
  const ready = await Promise.all(Array.from({ length: count }, () => waitUntilReady(start())));
  if (ready.includes(false)) {
    await stop();
    throw new OperatorError("A web process ended before it was ready; its reason is above.");
  }
  return stop;
}

/** Notifies the primary, from a worker, that this worker handles requests now. */
export function notifyPrimaryReady(): void {
  respondToPrimary();
  process.send?.(READY);
}

/** Resolves to true once the worker is ready, to false if it ends before. */
const waitUntilReady = (worker: Worker) =>
  new Promise<boolean>((resolve) => {
    worker.once("exit", () => resolve(false));
    worker.on("message", (words) => words === READY && resolve(true));
  });

/**
 * Lets the worker finish its requests. A terminal sends its signal to the worker too, which ignores a second one so
 * soon.
 */
async function stopWorker(worker: Worker) {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await ended;
}
