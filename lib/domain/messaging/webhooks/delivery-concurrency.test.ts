import { beforeEach, expect, it } from "vitest";
import {
  acquireDeliveryPermit,
  clearDeferredDelivery,
  collectAllDeferred,
  collectDeferred,
  type DeliveryPermit,
  getDeferralMs,
  storeDeferredDelivery,
  waitForDeliveryPermit,
} from "./delivery-concurrency";

const NOW = 1_900_000_000_000;

let hosts = 0;
let deliveries = 0;
const newHost = () => `host-${++hosts}.example`;
const newDelivery = () => `delivery-${++deliveries}`;

const acquire = acquireDeliveryPermit;
const endAll = (permits: object[], ms: number) => {
  for (const permit of permits) (permit as DeliveryPermit).end(ms);
};

beforeEach(() => void collectAllDeferred());

it("acquireDeliveryPermit limits a webhook to four deliveries and a host to eight", () => {
  const host = newHost();
  const permits = Array.from({ length: 4 }, () => acquire("one", host));
  expect(permits.every((permit) => "end" in permit)).toBe(true);
  expect(acquire("one", host)).toHaveProperty("full");
  permits.push(...Array.from({ length: 4 }, () => acquire("two", host)));
  expect(acquire("three", host)).toHaveProperty("full");
  const otherHost = acquire("three", newHost());
  expect(otherHost).toHaveProperty("end");
  endAll([...permits, otherHost], 100);
  endAll([acquire("one", host)], 100);
});

it("acquireDeliveryPermit limits a slow webhook to one delivery until it is fast again", () => {
  const host = newHost();
  endAll([acquire("slow", host)], 20_000);
  const only = acquire("slow", host);
  expect(acquire("slow", host)).toHaveProperty("full");
  endAll([only], 100);
  const permits = [acquire("slow", host), acquire("slow", host)];
  expect(permits.every((permit) => "end" in permit)).toBe(true);
  endAll(permits, 100);
});

it("acquireDeliveryPermit limits all deliveries together", () => {
  const permits = Array.from({ length: 24 }, (_, n) => acquire(`hook ${n}`, newHost()));
  expect(permits.every((permit) => "end" in permit)).toBe(true);
  expect(acquire("one more", newHost())).toHaveProperty("full");
  endAll(permits, 100);
});

it("waitForDeliveryPermit waits in order for a permit, at most a second", async () => {
  const host = newHost();
  const permits = Array.from({ length: 4 }, () => acquire("busy", host));
  const wait = () => waitForDeliveryPermit(newDelivery(), "busy", host);
  const startedAt = Date.now();
  const [waiter, second] = [wait(), wait()];
  endAll(permits.splice(0, 1), 50);
  permits.push((await waiter) as DeliveryPermit);
  expect(permits.at(-1)).toHaveProperty("end");
  expect(await second).toEqual({ full: "webhook busy" });
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(990);
  endAll(permits, 50);
});

it("waitForDeliveryPermit never waits for a slow webhook, and only as many as a fast one serves in a second", async () => {
  const host = newHost();
  endAll([acquire("hung", host)], 20_000);
  const only = acquire("hung", host);
  expect(await waitForDeliveryPermit(newDelivery(), "hung", host)).toEqual({ full: "webhook hung" });
  endAll([only], 100);

  const permits = Array.from({ length: 4 }, () => acquire("fast", host));
  endAll(permits.splice(0, 1), 400); // otherwise ten would be delivered at once
  permits.push(acquire("fast", host));
  const waiting = Array.from({ length: 11 }, () => waitForDeliveryPermit(newDelivery(), "fast", host));
  expect(await Promise.race(waiting)).toEqual({ full: "webhook fast" });
  endAll(permits, 10);
  for (let rest = 10; rest > 0; rest--) endAll([await (waiting.shift() as Promise<DeliveryPermit>)], 10);
});

it("collectDeferred returns deferred deliveries in order before any later ones", async () => {
  const host = newHost();
  const permits = Array.from({ length: 4 }, () => acquire("backlog", host));
  for (let job = 1; job <= 100; job++)
    storeDeferredDelivery("webhook backlog", `put-off-${job}`, { job, dueAt: NOW + job });
  expect(await waitForDeliveryPermit(newDelivery(), "backlog", host)).toEqual({ full: "webhook backlog" });

  endAll(permits, 10);
  const first = collectDeferred(NOW);
  expect(first?.jobs).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  expect(first?.dueAt).toEqual(new Date(NOW + 1));
  expect(collectDeferred(NOW + 10)).toBeNull(); // the requeued jobs are in the queue

  const permit = await waitForDeliveryPermit("put-off-1", "backlog", host);
  expect(permit).toHaveProperty("end");
  expect(collectDeferred(NOW + 2000)?.jobs[0]).toBe(33); // the other jobs did not arrive in time
  endAll([permit], 10);
});

it("a deferred delivery that runs keeps its position until it is cleared", async () => {
  const host = newHost();
  for (const job of [1, 2]) storeDeferredDelivery("webhook late", `late-${job}`, { job, dueAt: NOW });
  expect(await waitForDeliveryPermit("late-1", "late", host)).toEqual({ full: "webhook late" });
  storeDeferredDelivery("webhook late", "late-1", { job: 3, dueAt: NOW });
  clearDeferredDelivery("late-2");
  expect(collectDeferred(NOW)?.jobs).toEqual([3]);
  expect(collectAllDeferred()).toBeNull();
});

it("getDeferralMs grows with the backlog from half a minute to five minutes", () => {
  expect(getDeferralMs("webhook long")).toBe(30_000);
  for (let job = 1; job <= 1000; job++)
    storeDeferredDelivery("webhook long", `long-${job}`, { job, dueAt: NOW });
  expect(getDeferralMs("webhook long")).toBe(30_000 + (2 * 1000 * 50) / 4);
  for (let job = 1001; job <= 20_000; job++)
    storeDeferredDelivery("webhook long", `long-${job}`, { job, dueAt: NOW });
  expect(getDeferralMs("webhook long")).toBe(300_000);
});
