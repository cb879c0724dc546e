import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { findProgram } from "@/lib/platform/release/find-program";
import { isBundled } from "@/lib/platform/release/is-release";
import { BudgetExceededError } from "./budget-exceeded-error";
import { watchBudget } from "./watch-budget";

/** One call of an exported function. */
export interface ThreadCall {
  /** The file, from the project's root. */
  file: string;
  name: string;
  input: unknown;
  /** Parts of the input that are transferred instead of copied. */
  transfer: ArrayBuffer[];
  /** Milliseconds of processor time. */
  budget: number;
  signal?: AbortSignal | undefined;
}

/** A message of a thread: the work has started, with the task for measuring processor time; and the result. */
export type ThreadMessage =
  | { started: true; task: string | null }
  | { value: unknown }
  | { failure: string; isOverBudget: boolean };

/** The most memory that untrusted input can use. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
const START_TIMEOUT_MS = 180_000; // the time to load its code, also on a busy machine

/**
 * A thread beside the one that handles requests. It gets no settings, because its input is untrusted; work that
 * exceeds its budget ends it.
 */
export class Thread {
  private readonly worker = new Worker(buildBootScript(), {
    eval: true,
    execArgv: [],
    env: {},
    resourceLimits: THREAD_LIMITS,
  });
  isEnded = false;

  constructor() {
    this.worker.unref();
    this.worker.once("exit", () => {
      this.isEnded = true;
    });
    this.worker.on("error", () => {}); // the caller gets the error
  }

  /** Runs one call at a time. Rejects with `BudgetExceededError` if budget or memory do not suffice. */
  run({ file, name, input, transfer, budget, signal }: ThreadCall): Promise<unknown> {
    const { worker } = this;
    worker.ref();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        stopWatch();
        worker.off("message", handleMessage).off("error", fail).off("exit", fail);
        signal?.removeEventListener("abort", abort);
        worker.unref();
        settle();
      };
      const kill = (reason: unknown) => {
        this.isEnded = true;
        worker.terminate();
        end(() => reject(reason));
      };
      const spent = () => kill(new BudgetExceededError("There was not enough time"));
      const abort = () => kill(signal?.reason);
      const fail = (error: unknown) => kill(explainExit(error));
      const handleMessage = (message: ThreadMessage) => {
        if ("started" in message) {
          stopWatch();
          stopWatch = watchBudget(message.task, budget, spent);
        } else if ("value" in message) end(() => resolve(message.value));
        else
          end(() =>
            reject(
              message.isOverBudget ? new BudgetExceededError(message.failure) : new Error(message.failure),
            ),
          );
      };
      const timer = setTimeout(() => kill(new Error("A thread did not start")), START_TIMEOUT_MS);
      let stopWatch = () => clearTimeout(timer);
      worker.on("message", handleMessage).on("error", fail).on("exit", fail);
      signal?.addEventListener("abort", abort);
      worker.postMessage({ file: toFileUrl(file), name, input }, transfer);
    });
  }
}

function explainExit(error: unknown): unknown {
  const isMemory = (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
  if (isMemory) return new BudgetExceededError("There was not enough memory");
  return error instanceof Error ? error : new Error("A thread has ended");
}

const toFileUrl = (source: string): string => pathToFileURL(findProgram(source).file).href;

/** The same in every process: the bundle of the pages has no files of its own for threads. */
function buildBootScript(): string {
  const serve = `import(${JSON.stringify(toFileUrl("lib/platform/threads/serve-thread.ts"))})`;
  if (isBundled()) return serve;
  return `import("tsx/esm/api").then(({ register }) => { register(); return ${serve}; });`;
}
