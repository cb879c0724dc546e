import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { findProgram } from "@/lib/platform/release/find-program";
import { isRelease } from "@/lib/platform/release/is-release";
import { TooMuchWork } from "./too-much-work";

/** One call of a function that a file exports. */
export interface Work {
  /** From the project's root. */
  file: string;
  name: string;
  input: unknown;
  /** Of the input, what is handed over instead of copied. */
  transfer: ArrayBuffer[];
  /** Milliseconds. */
  deadline: number;
  signal: AbortSignal;
}

/** What a thread says: that the work has begun, and what has come of it. */
export type Said = { begun: true } | { value: unknown } | { failure: string; tooMuch: boolean };

/** Nobody who sends something can fill more than this. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };
const START_TIMEOUT_MS = 60_000; // to load what it runs

/**
 * A thread beside the one that answers requests. It is given no settings, as what it reads comes from strangers; work
 * that does not end in time ends it.
 */
export class Thread {
  private readonly worker = new Worker(bootScript(), {
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

  /** One at a time. Rejects with `TooMuchWork` after the deadline, and where memory does not suffice. */
  run({ file, name, input, transfer, deadline, signal }: Work): Promise<unknown> {
    const { worker } = this;
    worker.ref();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        worker.off("message", hear).off("error", fail).off("exit", fail);
        signal.removeEventListener("abort", abort);
        worker.unref();
        settle();
      };
      const kill = (reason: unknown) => {
        this.isEnded = true;
        worker.terminate();
        end(() => reject(reason));
      };
      const late = () => kill(new TooMuchWork("There was not enough time"));
      const abort = () => kill(signal.reason);
      const fail = (error: unknown) => kill(explainEnd(error));
      const hear = (said: Said) => {
        if ("begun" in said) {
          clearTimeout(timer);
          timer = setTimeout(late, deadline);
        } else if ("value" in said) end(() => resolve(said.value));
        else end(() => reject(said.tooMuch ? new TooMuchWork(said.failure) : new Error(said.failure)));
      };
      let timer = setTimeout(() => kill(new Error("A thread does not start")), START_TIMEOUT_MS);
      worker.on("message", hear).on("error", fail).on("exit", fail);
      signal.addEventListener("abort", abort);
      worker.postMessage({ file: toFileUrl(file), name, input }, transfer);
    });
  }
}

function explainEnd(error: unknown): unknown {
  const isMemory = (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
  if (isMemory) return new TooMuchWork("There was not enough memory");
  return error instanceof Error ? error : new Error("A thread has ended");
}

const toFileUrl = (source: string): string => pathToFileURL(findProgram(source).file).href;

/** In every process alike: the bundle of the pages has no files of its own for threads. */
function bootScript(): string {
  const serve = `import(${JSON.stringify(toFileUrl("lib/platform/threads/serve-thread.ts"))})`;
  if (isRelease()) return serve;
  return `import("tsx/esm/api").then(({ register }) => { register(); return ${serve}; });`;
}
