import { parentPort } from "node:worker_threads";
import { findOwnTask } from "./processor-time";
import type { Said } from "./thread";
import { TooMuchWork } from "./too-much-work";

interface Call {
  file: string;
  name: string;
  input: unknown;
}

const say = (said: Said) => parentPort?.postMessage(said);

/** In a thread: calls what it is told to call. Files stay loaded. */
parentPort?.on("message", async ({ file, name, input }: Call) => {
  try {
    const loaded = (await import(file)) as Record<string, (input: unknown) => unknown>;
    say({ begun: true, task: findOwnTask() });
    say({ value: await loaded[name]?.(input) });
  } catch (error) {
    const { message } = error as Error;
    say({ failure: message, tooMuch: error instanceof TooMuchWork });
  }
});
