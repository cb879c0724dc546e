import { OperatorError } from "@/lib/platform/env/operator-error";

const REPEATED_SIGNAL_MS = 1000; // npm and the terminal may both send the same Ctrl-C

/**
 * Stops the process on SIGTERM, SIGINT or SIGHUP, or on failure: runs what was added with `onStop`, the last first. A
 * second signal ends it at once.
 */
export function stopOnSignal() {
  const steps: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();
  let startedAt = 0;

  const stop = async (exitCode: number) => {
    startedAt = Date.now();
    stopping.abort();
    for (let step = steps.pop(); step; step = steps.pop()) {
      await step().catch((error: unknown) => console.error(error));
    }
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!startedAt) {
        console.log("Stopping…");
        stop(0);
      } else if (Date.now() - startedAt > REPEATED_SIGNAL_MS) process.exit(1);
    });
  }
  return {
    onStop: (step: () => Promise<unknown>) => steps.push(step),
    /** Prints the reason on standard error, unless the stop itself has caused the failure. */
    fail: (reason: unknown) => {
      if (startedAt) return;
      console.error(reason instanceof OperatorError ? reason.message : reason);
      stop(1);
    },
    /** Aborted when the stop begins. */
    signal: stopping.signal,
  };
}
