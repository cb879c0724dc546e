import { AsyncResource } from "node:async_hooks";
import type { Db } from "./client";

/** Calls in one statement: enough to share its cost, few enough to keep it short. */
const MAX_CALLS = 64;

interface Call<Item, Result> {
  item: Item;
  /** The context of the call: its organisation's clock, and its trace. */
  scope: AsyncResource;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

interface Queue<Item, Result> {
  calls: Call<Item, Result>[];
  running: boolean;
}

/**
 * Batches calls for the same organisation into one statement: those that arrive together, and those that arrive while
 * one is running. `run` returns a result for each item, in order. If it throws, each call runs alone, so that one
 * call cannot fail the others.
 */
export function createCallBatcher<Item, Result>(
  run: (db: Db, organization: string, items: readonly Item[]) => Promise<readonly Result[]>,
): (db: Db, organization: string, item: Item) => Promise<Result> {
  const queues = new WeakMap<Db, Map<string, Queue<Item, Result>>>();

  return (db, organization, item) =>
    new Promise((resolve, reject) => {
      const ofDb = queues.get(db) ?? new Map<string, Queue<Item, Result>>();
      queues.set(db, ofDb);
      const queue = ofDb.get(organization) ?? { calls: [], running: false };
      ofDb.set(organization, queue);
      queue.calls.push({ item, scope: new AsyncResource("batched call"), resolve, reject });
      if (queue.running) return;
      queue.running = true;
      setImmediate(async () => {
        while (queue.calls.length > 0) await runCalls(db, organization, queue.calls.splice(0, MAX_CALLS));
        ofDb.delete(organization);
      });
    });

  async function runCalls(db: Db, organization: string, calls: readonly Call<Item, Result>[]): Promise<void> {
    const [first] = calls;
    if (!first) return;
    try {
      const items = calls.map(({ item }) => item);
      const results = await first.scope.runInAsyncScope(() => run(db, organization, items));
      for (const [index, { resolve }] of calls.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (calls.length === 1) first.reject(error);
      else for (const call of calls) await runCalls(db, organization, [call]);
    }
  }
}
