import { availableParallelism } from "node:os";
import { ThreadPool } from "./thread-pool";

/** As many as leave room for requests; two at least, so that one that goes on and on holds up no others. */
const MAX_THREADS = Math.min(Math.max(availableParallelism() - 1, 2), 4);

/** Processor time for any work, and more for each megabyte of what is read. */
const WORK_BUDGET_MS = 10_000;
const MEGABYTE_BUDGET_MS = 1000;

// Shared by the start command and the bundled application, which have a copy of this module each.
const shared = globalThis as { bookpageThreads?: ThreadPool };

interface ThreadOptions {
  /** Of which organisation it is, as none may take all threads while others wait. */
  whose: string;
  /** Ends the work when nobody waits for it any more. */
  signal?: AbortSignal;
  /** Bytes that are read. */
  size: number;
  transfer?: ArrayBuffer[];
}

// biome-ignore lint/suspicious/noExplicitAny: any function of one parameter
type ThreadFunctions = Record<string, (input: any) => unknown>;

/**
 * Calls functions of a file in threads of their own, where nothing that they do holds up requests.
 * @param file from the project's root; what its functions take and give must be plain data
 */
export const runInThread =
  <Module extends ThreadFunctions>(file: string) =>
  <Name extends keyof Module & string>(
    name: Name,
    input: Parameters<Module[Name]>[0],
    { whose, signal, size, transfer = [] }: ThreadOptions,
  ): Promise<Awaited<ReturnType<Module[Name]>>> => {
    shared.bookpageThreads ??= new ThreadPool(MAX_THREADS);
    const budget = WORK_BUDGET_MS + Math.ceil(size / 1024 / 1024) * MEGABYTE_BUDGET_MS;
    const work = { file, name, input, transfer, whose, budget, signal };
    return shared.bookpageThreads.run(work) as Promise<Awaited<ReturnType<Module[Name]>>>;
  };
