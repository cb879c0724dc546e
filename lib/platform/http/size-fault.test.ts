import { expect, it } from "vitest";
import { findSizeFault } from "./size-fault";

const list = (length: number, entry: unknown) => Array.from({ length }, () => entry);

it("findSizeFault lets pass what a client may have to say", () => {
  expect(findSizeFault({ users: list(100, { emails: ["a@example.com"], tags: list(100, "x") }) })).toBeNull();
  expect(findSizeFault(null)).toBeNull();
  expect(findSizeFault("x".repeat(1_000_000))).toBeNull();
});

it("findSizeFault refuses lists and objects that are longer than any may be, wherever they stand", () => {
  for (const long of [list(2001, 0), Object.fromEntries(list(2001, 0).map((_, i) => [`k${i}`, i]))])
    for (const value of [long, { a: [{ b: long }] }])
      expect(findSizeFault(value)).toEqual({
        code: "too_big",
        message: "must not hold a list of more than 2000 entries",
      });
});

it("findSizeFault refuses many lists, however short, and goes to any depth", () => {
  expect(findSizeFault(list(1000, list(101, 0)))).toMatchObject({ code: "too_big" });
  expect(findSizeFault(JSON.parse("[".repeat(150_000) + "]".repeat(150_000)))).toMatchObject({
    code: "too_big",
  });
});
