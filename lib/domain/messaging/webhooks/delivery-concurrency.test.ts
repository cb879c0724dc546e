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

const take = acquireDeliveryPermit;
const ended = (turns: object[], ms: number) => {
  for (const turn of turns) (turn as DeliveryPermit).end(ms);
};

beforeEach(() => void collectAllDeferred());

it("acquireDeliveryPermit limits a webhook to four deliveries and a host to eight", () => {
  const host = newHost();
  const turns = Array.from({ length: 4 }, () => take("one", host));
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  expect(take("one", host)).toHaveProperty("full");
  turns.push(...Array.from({ length: 4 }, () => take("two", host)));
  expect(take("three", host)).toHaveProperty("full");
  const elsewhere = take("three", newHost());
  expect(elsewhere).toHaveProperty("end");
  ended([...turns, elsewhere], 100);
  ended([take("one", host)], 100);
});

it("acquireDeliveryPermit limits a slow webhook to one delivery until it is fast again", () => {
  const host = newHost();
  ended([take("slow", host)], 20_000);
  const only = take("slow", host);
  expect(take("slow", host)).toHaveProperty("full");
  ended([only], 100);
  const turns = [take("slow", host), take("slow", host)];
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  ended(turns, 100);
});

it("acquireDeliveryPermit limits all deliveries together", () => {
  const turns = Array.from({ length: 24 }, (_, n) => take(`hook ${n}`, newHost()));
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  expect(take("one more", newHost())).toHaveProperty("full");
  ended(turns, 100);
});

it("waitForDeliveryPermit waits in order for a permit, at most a second", async () => {
  const host = newHost();
  const turns = Array.from({ length: 4 }, () => take("busy", host));
  const wait = () => waitForDeliveryPermit(newDelivery(), "busy", host);
  const asked = Date.now();
  const [waiter, loser] = [wait(), wait()];
  ended(turns.splice(0, 1), 50);
  turns.push((await waiter) as DeliveryPermit);
  expect(turns.at(-1)).toHaveProperty("end");
  expect(await loser).toEqual({ full: "webhook busy" });
  expect(Date.now() - asked).toBeGreaterThanOrEqual(990);
  ended(turns, 50);
});

it("waitForDeliveryPermit never waits for a slow webhook, and only as many as a fast one serves in a second", async () => {
  const host = newHost();
  ended([take("hung", host)], 20_000);
  const only = take("hung", host);
  expect(await waitForDeliveryPermit(newDelivery(), "hung", host)).toEqual({ full: "webhook hung" });
  ended([only], 100);

  const turns = Array.from({ length: 4 }, () => take("fast", host));
  ended(turns.splice(0, 1), 400); // otherwise ten would be delivered at once
  turns.push(take("fast", host));
  const waiting = Array.from({ length: 11 }, () => waitForDeliveryPermit(newDelivery(), "fast", host));
  expect(await Promise.race(waiting)).toEqual({ full: "webhook fast" });
  ended(turns, 10);
  for (let rest = 10; rest > 0; rest--) ended([await (waiting.shift() as Promise<DeliveryPermit>)], 10);
});

it("collectDeferred returns deferred deliveries in order before any later ones", async () => {
  const host = newHost();
  const turns = Array.from({ length: 4 }, () => take("backlog", host));
  for (let job = 1; job <= 100; job++)
    storeDeferredDelivery("webhook backlog", `put-off-${job}`, { job, dueAt: NOW + job });
  expect(await waitForDeliveryPermit(newDelivery(), "backlog", host)).toEqual({ full: "webhook backlog" });

  ended(turns, 10);
  const first = collectDeferred(NOW);
  expect(first?.jobs).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  expect(first?.dueAt).toEqual(new Date(NOW + 1));
  expect(collectDeferred(NOW + 10)).toBeNull(); // the requeued jobs are in the queue

  const turn = await waitForDeliveryPermit("put-off-1", "backlog", host);
  expect(turn).toHaveProperty("end");
  expect(collectDeferred(NOW + 2000)?.jobs[0]).toBe(33); // the other jobs did not arrive in time
  ended([turn], 10);
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
