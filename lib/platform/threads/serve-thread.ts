import { parentPort } from "node:worker_threads";
import { BudgetExceededError } from "./budget-exceeded-error";
import { findThreadTask } from "./processor-time";
import type { ThreadMessage } from "./thread";

interface Call {
  file: string;
  name: string;
  input: unknown;
}

const sendMessage = (reply: ThreadMessage) => parentPort?.postMessage(reply);

/** In a thread: runs the requested function. Files stay loaded. */
parentPort?.on("message", async ({ file, name, input }: Call) => {
  try {
    const loaded = (await import(file)) as Record<string, (input: unknown) => unknown>;
    sendMessage({ started: true, task: findThreadTask() });
    sendMessage({ value: await loaded[name]?.(input) });
  } catch (error) {
    const { message } = error as Error;
    sendMessage({ failure: message, isOverBudget: error instanceof BudgetExceededError });
  }
});
