import { expect, it } from "vitest";
import { createCallBatcher } from "./create-call-batcher";
import { executeSql } from "./execute-sql";
import { defineStatement } from "./statement";
import { createTestDatabase } from "./testing/test-database";

const test = createTestDatabase();

const HALVES = defineStatement<{ half: number }>("SELECT 10 / n AS half FROM unnest($1::int[]) n");

it("calls that come together share a statement, each organisation its own, and one fails alone", async () => {
  const asked: [string, number[]][] = [];
  const divide = createCallBatcher<number, number>(async (db, organization, items) => {
    asked.push([organization, [...items]]);
    return (await executeSql(db, HALVES, [items])).map(({ half }) => half);
  });
  const { db } = test;
  expect(await Promise.all([divide(db, "a", 1), divide(db, "a", 2), divide(db, "b", 5)])).toEqual([10, 5, 2]);
  expect(asked).toEqual([
    ["a", [1, 2]],
    ["b", [5]],
  ]);

  asked.length = 0;
  const results = await Promise.allSettled([divide(db, "a", 2), divide(db, "a", 0), divide(db, "a", 10)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(asked).toHaveLength(4);
});

it("calls that come while a statement runs wait for it, and then share the next one", async () => {
  const sizes: number[] = [];
  const count = createCallBatcher<number, number>(async (db, _organization, items) => {
    sizes.push(items.length);
    await executeSql(db, HALVES, [[1]]);
    return items;
  });
  const { db } = test;
  const first = count(db, "a", 1);
  await new Promise(setImmediate);
  const rest = [2, 3, 4].map((item) => count(db, "a", item));
  expect(await Promise.all([first, ...rest])).toEqual([1, 2, 3, 4]);
  expect(sizes).toEqual([1, 3]);
});
