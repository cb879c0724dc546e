import { expect, it } from "vitest";
import { createCallBatcher } from "./create-call-batcher";
import { executeSql } from "./execute-sql";
import { defineStatement } from "./statement";
import { createTestDatabase } from "./testing/test-database";

const test = createTestDatabase();

const HALVES = defineStatement<{ half: number }>("SELECT 10 / n AS half FROM unnest($1::int[]) n");

it("createCallBatcher batches concurrent calls for each organisation, and a failing call fails alone", async () => {
  const batches: [string, number[]][] = [];
  const divide = createCallBatcher<number, number>(async (db, organization, items) => {
    batches.push([organization, [...items]]);
    return (await executeSql(db, HALVES, [items])).map(({ half }) => half);
  });
  const { db } = test;
  expect(await Promise.all([divide(db, "a", 1), divide(db, "a", 2), divide(db, "b", 5)])).toEqual([10, 5, 2]);
  expect(batches).toEqual([
    ["a", [1, 2]],
    ["b", [5]],
  ]);

  batches.length = 0;
  const results = await Promise.allSettled([divide(db, "a", 2), divide(db, "a", 0), divide(db, "a", 10)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(batches).toHaveLength(4);
});

it("createCallBatcher batches the calls that arrive while a statement runs into the next one", async () => {
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
