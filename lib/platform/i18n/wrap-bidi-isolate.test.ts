import { expect, it } from "vitest";
import { wrapBidiIsolate } from "./wrap-bidi-isolate";

it("wrapBidiIsolate isolates text of mixed directions, and leaves other text unchanged", () => {
  expect(wrapBidiIsolate("en", "Marsh & Sons, Inc.")).toBe("Marsh & Sons, Inc.");
  expect(wrapBidiIsolate("ar", "Marsh & Sons, Inc.")).toBe("\u2068Marsh & Sons, Inc.\u2069");
  expect(wrapBidiIsolate("en", "نور")).toBe("\u2068نور\u2069");
});

it("wrapBidiIsolate removes marks that would end the isolate early", () => {
  expect(wrapBidiIsolate("he", "a\u2069b")).toBe("\u2068ab\u2069");
});
