import { expect, it } from "vitest";
import { isolate } from "./isolate";

it("isolate marks words where directions meet, and leaves all others as they are", () => {
  expect(isolate("en", "Marsh & Sons, Inc.")).toBe("Marsh & Sons, Inc.");
  expect(isolate("ar", "Marsh & Sons, Inc.")).toBe("\u2068Marsh & Sons, Inc.\u2069");
  expect(isolate("en", "نور")).toBe("\u2068نور\u2069");
});

it("what isolate encloses is not left early by a mark within the words", () => {
  expect(isolate("he", "a\u2069b")).toBe("\u2068ab\u2069");
});
