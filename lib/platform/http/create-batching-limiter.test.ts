import { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, it } from "vitest";
import { createBatchingLimiter } from "./create-batching-limiter";

const POINTS = 10;

function open() {
  const store = new RateLimiterMemory({ points: POINTS, duration: 60 });
  const counts: number[] = [];
  const consume = store.consume.bind(store);
  store.consume = async (key, points = 1, options) => {
    counts.push(points);
    await new Promise((resolve) => setTimeout(resolve, 5)); // the latency of a store
    return consume(key, points, options);
  };
  return { store, asked: counts, limiter: createBatchingLimiter(store) };
}

it("createBatchingLimiter gives concurrent requests the counts that they would have alone, in order", async () => {
  const { limiter, asked: counts } = open();
  const results = await Promise.all(Array.from({ length: 14 }, () => limiter.count("key")));
  expect(results.map(({ consumedPoints }) => consumedPoints)).toEqual(
    Array.from({ length: 14 }, (_, at) => at + 1),
  );
  expect(results.map(({ remainingPoints }) => remainingPoints)).toEqual([
    ...[9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
    ...[0, 0, 0, 0],
  ]);
  expect(counts).toEqual([1, 13]);
});

it("createBatchingLimiter counts sequential requests, and each key separately", async () => {
  const { limiter, asked: counts } = open();
  await limiter.count("one");
  expect((await limiter.count("one")).consumedPoints).toBe(2);
  expect((await limiter.count("other")).consumedPoints).toBe(1);
  expect(counts).toEqual([1, 1, 1]);
});

it("createBatchingLimiter passes a store error to all waiting requests, and counts again afterwards", async () => {
  const { limiter, store } = open();
  const consume = store.consume;
  store.consume = () => Promise.reject(new Error("away"));
  const results = await Promise.allSettled([
    limiter.count("key"),
    limiter.count("key"),
    limiter.count("key"),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  store.consume = consume;
  expect((await limiter.count("key")).consumedPoints).toBe(1);
});

it("createBatchingLimiter restores points", async () => {
  const { limiter } = open();
  await limiter.count("key");
  await limiter.reset("key");
  expect((await limiter.count("key")).consumedPoints).toBe(1);
});
