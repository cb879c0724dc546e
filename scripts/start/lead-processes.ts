import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { log } from "@/lib/platform/log/log";
import { tellFollower, tellLeader } from "@/lib/platform/metrics/kin";
import { restartDelay } from "./restart-delay";

const READY = "ready";

/**
 * Runs this command as `count` processes that share the port, and begins each anew that ends by itself; gives what
 * ends them. Where one cannot even begin, that is the end of the start.
 */
export async function leadProcesses(count: number): Promise<() => Promise<void>> {
  let stopping = false;
  let failures = 0;
  const followers = new Set<Worker>();

  const begin = (): Worker => {
    const follower = cluster.fork();
    const beganAt = Date.now();
    followers.add(follower);
    tellFollower(follower);
    follower.on("error", (error) => log().error({ err: error }, "a web process cannot be reached"));
    follower.once("exit", (code, signal) => {
      followers.delete(follower);
      if (stopping) return;
      const { delayMs, failures: counted } = restartDelay(failures, Date.now() - beganAt);
      failures = counted;
      log().error(
        { ended: follower.process.pid, code, signal, delay_ms: delayMs },
        "a web process has ended",
      );
      setTimeout(() => stopping || begin(), delayMs);
    });
    return follower;
  };

  const stop = async () => {
    stopping = true;
    await Promise.all([...followers].map(endFollower));
  };
  const ready = await Promise.all(Array.from({ length: count }, () => isReady(begin())));
  if (ready.includes(false)) {
    await stop();
    throw new OperatorError("A web process has ended before it could answer; it has said why above.");
  }
  return stop;
}

/** In the process that has begun: it answers requests. */
export function tellReady(): void {
  tellLeader();
  process.send?.(READY);
}

/** Whether it comes to answer requests. */
const isReady = (follower: Worker) =>
  new Promise<boolean>((resolve) => {
    follower.once("exit", () => resolve(false));
    follower.on("message", (words) => words === READY && resolve(true));
  });

/** It finishes what it has begun; a terminal's signal has reached it already, and a second one so soon means nothing. */
async function endFollower(follower: Worker) {
  if (follower.isDead()) return;
  const ended = once(follower, "exit");
  follower.process.kill("SIGTERM");
  await ended;
}
