import { expect, it } from "vitest";
import { wrapBidiIsolate } from "./wrap-bidi-isolate";

it("isolate marks words where directions meet, and leaves all others as they are", () => {
  expect(wrapBidiIsolate("en", "Marsh & Sons, Inc.")).toBe("Marsh & Sons, Inc.");
  expect(wrapBidiIsolate("ar", "Marsh & Sons, Inc.")).toBe("\u2068Marsh & Sons, Inc.\u2069");
  expect(wrapBidiIsolate("en", "نور")).toBe("\u2068نور\u2069");
});

it("what isolate encloses is not left early by a mark within the words", () => {
  expect(wrapBidiIsolate("he", "a\u2069b")).toBe("\u2068ab\u2069");
});
