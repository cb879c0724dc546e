import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** A limiter that counts what comes at the same time with one statement. */
export interface BatchingLimiter {
  points: number;
  /** Takes a point; `consumedPoints` beyond `points` says that it was one too many. */
  count(key: string): Promise<RateLimiterRes>;
  /** Gives all points of the key back. */
  reset(key: string): Promise<void>;
}

interface WaitingRequest {
  resolve: (result: RateLimiterRes) => void;
  reject: (error: unknown) => void;
}

/**
 * While the store counts for a key, further requests with it wait and are then counted together: a key has one
 * statement of this process under way at a time, however many requests come. Nothing is estimated or taken in
 * advance: each request gets the place in the count that it would have had alone, in the order in which they came.
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

/** Takes points, whether or not there are so many. */
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

/** What the store says of the last of a group, said of each. */
function resolveGroup(group: readonly WaitingRequest[], points: number, last: RateLimiterRes) {
  const before = last.consumedPoints - group.length;
  for (const [index, { resolve }] of group.entries()) {
    const consumed = before + index + 1;
    resolve(new RateLimiterRes(Math.max(0, points - consumed), last.msBeforeNext, consumed, consumed === 1));
  }
}
