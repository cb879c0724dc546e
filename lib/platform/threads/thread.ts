import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { findProgram } from "@/lib/platform/release/find-program";
import { isBundled } from "@/lib/platform/release/is-release";
import { BudgetExceededError } from "./budget-exceeded-error";
import { watchBudget } from "./watch-budget";

/** One call of a function that a file exports. */
export interface ThreadCall {
  /** From the project's root. */
  file: string;
  name: string;
  input: unknown;
  /** Of the input, what is handed over instead of copied. */
  transfer: ArrayBuffer[];
  /** Milliseconds of processor time. */
  budget: number;
  signal?: AbortSignal | undefined;
}

/** What a thread says: that the work has begun, and where its processor time is counted; and what has come of it. */
export type ThreadMessage =
  | { begun: true; task: string | null }
  | { value: unknown }
  | { failure: string; tooMuch: boolean };

/** Nobody who sends something can fill more than this. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
const START_TIMEOUT_MS = 180_000; // to load what it runs, on a busy machine too

/**
 * A thread beside the one that answers requests. It is given no settings, as what it reads comes from strangers; work
 * that costs more than its budget ends it.
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
    this.worker.on("error", () => {}); // told to whoever waits
  }

  /** One at a time. Rejects with `BudgetExceededError` where the budget or memory does not suffice. */
  run({ file, name, input, transfer, budget, signal }: ThreadCall): Promise<unknown> {
    const { worker } = this;
    worker.ref();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        stopWatch();
        worker.off("message", hear).off("error", fail).off("exit", fail);
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
      const hear = (said: ThreadMessage) => {
        if ("begun" in said) {
          stopWatch();
          stopWatch = watchBudget(said.task, budget, spent);
        } else if ("value" in said) end(() => resolve(said.value));
        else
          end(() => reject(said.tooMuch ? new BudgetExceededError(said.failure) : new Error(said.failure)));
      };
      const timer = setTimeout(() => kill(new Error("A thread does not start")), START_TIMEOUT_MS);
      let stopWatch = () => clearTimeout(timer);
      worker.on("message", hear).on("error", fail).on("exit", fail);
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

/** In every process alike: the bundle of the pages has no files of its own for threads. */
function buildBootScript(): string {
  const serve = `import(${JSON.stringify(toFileUrl("lib/platform/threads/serve-thread.ts"))})`;
  if (isBundled()) return serve;
  return `import("tsx/esm/api").then(({ register }) => { register(); return ${serve}; });`;
}
