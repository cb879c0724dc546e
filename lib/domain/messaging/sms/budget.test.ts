import { expect, it } from "vitest";
import { computeSpent, isWithinBudget, listReachedPercentages } from "./budget";

const usage = { messages: 40, parts: 80, pricedParts: 60, cost: 6, currency: "USD", partPrice: 0.1 };
const parts = (limit: number) => ({ kind: "parts", limit }) as const;
const amount = (limit: number) => ({ kind: "amount", limit }) as const;

it("counts parts whose price is not known at the mean price", () => {
  expect(computeSpent(parts(100), usage)).toBe(80);
  expect(computeSpent(amount(100), usage)).toBe(8);
  expect(computeSpent(amount(100), { ...usage, pricedParts: 0, cost: 0, partPrice: null })).toBe(0);
});

it("allows messages up to the limit", () => {
  expect(isWithinBudget(null, usage, 1000)).toBe(true);
  expect(isWithinBudget(parts(82), usage, 2)).toBe(true);
  expect(isWithinBudget(parts(82), usage, 3)).toBe(false);
  expect(isWithinBudget(amount(8), usage, 1)).toBe(false);
});

it("reaches percentages exactly at them", () => {
  expect(listReachedPercentages(parts(101), usage)).toEqual([]);
  expect(listReachedPercentages(parts(100), usage)).toEqual([80]);
  expect(listReachedPercentages(parts(80), usage)).toEqual([80, 100]);
});
