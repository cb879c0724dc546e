import { availableParallelism } from "node:os";
import { ThreadPool } from "./thread-pool";

/** Leaves processors for requests; at least two, so that an endless task does not block all others. */
const MAX_THREADS = Math.min(Math.max(availableParallelism() - 1, 2), 4);

/** The base budget of processor time, plus more for each megabyte of input. */
const WORK_BUDGET_MS = 10_000;
const MEGABYTE_BUDGET_MS = 1000;

// Shared by the start command and the bundled application, which have a copy of this module each.
const shared = globalThis as { bookpageThreads?: ThreadPool };

interface ThreadOptions {
  /** The organisation of the work; no organisation may occupy all threads while others wait. */
  organization: string;
  /** Ends the work when the caller no longer waits for it. */
  signal?: AbortSignal;
  /** Bytes of input. */
  size: number;
  transfer?: ArrayBuffer[];
}

// biome-ignore lint/suspicious/noExplicitAny: any function of one parameter
type ThreadFunctions = Record<string, (input: any) => unknown>;

/**
 * Calls functions of a file in separate threads, where they do not block requests.
 * @param file from the project's root; inputs and results of its functions must be plain data
 */
export const runInThread =
  <Module extends ThreadFunctions>(file: string) =>
  <Name extends keyof Module & string>(
    name: Name,
    input: Parameters<Module[Name]>[0],
    { organization, signal, size, transfer = [] }: ThreadOptions,
  ): Promise<Awaited<ReturnType<Module[Name]>>> => {
    shared.bookpageThreads ??= new ThreadPool(MAX_THREADS);
    const budget = WORK_BUDGET_MS + Math.ceil(size / 1024 / 1024) * MEGABYTE_BUDGET_MS;
    const work = { file, name, input, transfer, organization, budget, signal };
    return shared.bookpageThreads.run(work) as Promise<Awaited<ReturnType<Module[Name]>>>;
  };
