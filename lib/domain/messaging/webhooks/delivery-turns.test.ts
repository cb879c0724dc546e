import { expect, it } from "vitest";
import { type DeliveryTurn, lineUp, takeDeliveryTurn, waitForDeliveryTurn } from "./delivery-turns";

const NOW = 1_900_000_000_000;

let hosts = 0;
const newHost = () => `host-${++hosts}.example`;

const take = takeDeliveryTurn;
const ended = (turns: object[], ms: number) => {
  for (const turn of turns) (turn as DeliveryTurn).end(ms);
};

it("a webhook has four deliveries under way, a host eight", () => {
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

it("a slow webhook has one, until it is fast again", () => {
  const host = newHost();
  ended([take("slow", host)], 20_000);
  const only = take("slow", host);
  expect(take("slow", host)).toHaveProperty("full");
  ended([only], 100);
  const turns = [take("slow", host), take("slow", host)];
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  ended(turns, 100);
});

it("all together have room left for other jobs", () => {
  const turns = Array.from({ length: 24 }, (_, n) => take(`hook ${n}`, newHost()));
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  expect(take("one more", newHost())).toHaveProperty("full");
  ended(turns, 100);
});

it("those who wait are lined up, for a minute at most", () => {
  const host = newHost();
  ended([take("hung", host)], 20_000);
  const only = take("hung", host);
  const times = Array.from({ length: 20 }, () => lineUp(take("hung", host) as never, NOW) - NOW);
  expect([times[0], times[1], times.at(-1)]).toEqual([5050, 10_050, 60_000]);
  ended([only], 100);
});

it("some wait for a turn that ends soon, in vain for a second at most", async () => {
  const host = newHost();
  const turns = Array.from({ length: 4 }, () => take("busy", host));
  const [asked, waiter, loser] = [
    Date.now(),
    waitForDeliveryTurn("busy", host),
    waitForDeliveryTurn("busy", host),
  ];
  ended(turns.splice(0, 1), 50);
  turns.push((await waiter) as DeliveryTurn);
  expect(turns.at(-1)).toHaveProperty("end");
  expect(await loser).toHaveProperty("again");
  expect(Date.now() - asked).toBeGreaterThanOrEqual(990);
  ended(turns, 50);
});
