import { expect, it } from "vitest";
import { findSizeIssue } from "./find-size-issue";

const list = (length: number, entry: unknown) => Array.from({ length }, () => entry);

it("findSizeIssue accepts everything that a client may need to send", () => {
  expect(findSizeIssue({ users: list(100, { emails: ["a@example.com"], tags: list(100, "x") }) })).toBeNull();
  expect(findSizeIssue(null)).toBeNull();
  expect(findSizeIssue("x".repeat(1_000_000))).toBeNull();
});

it("findSizeIssue rejects lists and objects that are too long, at any depth", () => {
  for (const long of [list(2001, 0), Object.fromEntries(list(2001, 0).map((_, i) => [`k${i}`, i]))])
    for (const value of [long, { a: [{ b: long }] }])
      expect(findSizeIssue(value)).toEqual({
        code: "too_big",
        message: "must not hold a list of more than 2000 entries",
      });
});

it("findSizeIssue rejects many short lists, and checks any depth", () => {
  expect(findSizeIssue(list(1000, list(101, 0)))).toMatchObject({ code: "too_big" });
  expect(findSizeIssue(JSON.parse("[".repeat(150_000) + "]".repeat(150_000)))).toMatchObject({
    code: "too_big",
  });
});
