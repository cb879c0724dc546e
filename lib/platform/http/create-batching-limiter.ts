import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** A limiter that counts concurrent requests with one statement. */
export interface BatchingLimiter {
  points: number;
  /** Consumes a point; `consumedPoints` beyond `points` means that the limit is exceeded. */
  count(key: string): Promise<RateLimiterRes>;
  /** Restores all points of the key. */
  reset(key: string): Promise<void>;
}

interface WaitingRequest {
  resolve: (result: RateLimiterRes) => void;
  reject: (error: unknown) => void;
}

/**
 * While the store counts for a key, further requests with that key wait and are then counted together: a process has
 * one statement a key under way, however many requests arrive. Nothing is estimated or reserved: each request gets
 * the count that it would have had alone, in order of arrival.
 */
export function createBatchingLimiter(store: RateLimiterAbstract): BatchingLimiter {
  const { points } = store;
  const lines = new Map<string, WaitingRequest[]>();

  const work = async (key: string, line: WaitingRequest[]) => {
    while (line.length > 0) {
      const group = line.splice(0);
      try {
        resolveGroup(group, points, await consumePoints(store, key, group.length));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    lines.delete(key);
  };

  return {
    points,
    count: (key) =>
      new Promise((resolve, reject) => {
        const line = lines.get(key);
        if (line) {
          line.push({ resolve, reject });
          return;
        }
        const started = [{ resolve, reject }];
        lines.set(key, started);
        void work(key, started);
      }),
    reset: async (key) => {
      await store.delete(key);
    },
  };
}

/** Consumes points, also beyond the limit. */
async function consumePoints(
  store: RateLimiterAbstract,
  key: string,
  count: number,
): Promise<RateLimiterRes> {
  try {
    return await store.consume(key, count);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Derives the result of each request in a group from the store's result for the last. */
function resolveGroup(group: readonly WaitingRequest[], points: number, last: RateLimiterRes) {
  const before = last.consumedPoints - group.length;
  for (const [index, { resolve }] of group.entries()) {
    const consumed = before + index + 1;
    resolve(new RateLimiterRes(Math.max(0, points - consumed), last.msBeforeNext, consumed, consumed === 1));
  }
}
