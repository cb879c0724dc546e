import { expect, it } from "vitest";
import { type Turn, takeTurn } from "./turns";

const NOW = 1_900_000_000_000;

let hosts = 0;
const newHost = () => `host-${++hosts}.example`;

const take = (webhook: string, host: string) => takeTurn(webhook, host, NOW);
const ended = (turns: object[], ms: number) => {
  for (const turn of turns) (turn as Turn).end(ms);
};

it("a webhook has four deliveries under way, a host eight", () => {
  const host = newHost();
  const turns = Array.from({ length: 4 }, () => take("one", host));
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  expect(take("one", host)).toHaveProperty("again");
  turns.push(...Array.from({ length: 4 }, () => take("two", host)));
  expect(take("three", host)).toHaveProperty("again");
  const elsewhere = take("three", newHost());
  expect(elsewhere).toHaveProperty("end");
  ended([...turns, elsewhere], 100);
  ended([take("one", host)], 100);
});

it("a slow webhook has one, until it is fast again", () => {
  const host = newHost();
  ended([take("slow", host)], 20_000);
  const only = take("slow", host);
  expect(take("slow", host)).toHaveProperty("again");
  ended([only], 100);
  const turns = [take("slow", host), take("slow", host)];
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  ended(turns, 100);
});

it("all together have room left for other jobs", () => {
  const turns = Array.from({ length: 24 }, (_, n) => take(`hook ${n}`, newHost()));
  expect(turns.every((turn) => "end" in turn)).toBe(true);
  expect(take("one more", newHost())).toHaveProperty("again");
  ended(turns, 100);
});

it("those who wait are lined up, for a minute at most", () => {
  const host = newHost();
  ended([take("hung", host)], 20_000);
  const only = take("hung", host);
  const times = Array.from({ length: 20 }, () => (take("hung", host) as { again: number }).again - NOW);
  expect([times[0], times[1], times.at(-1)]).toEqual([5050, 10_050, 60_000]);
  ended([only], 100);
});
