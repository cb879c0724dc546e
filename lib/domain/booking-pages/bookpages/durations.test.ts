import { describe, expect, it } from "vitest";
import { listDurations, pickDuration, resolveTypeCustom } from "./durations";

describe("How long a meeting is", () => {
  it("is what the page says, else the first to choose from, else half an hour", () => {
    expect(pickDuration({ duration: 45, durations: [15, 45] })).toBe(45);
    expect(pickDuration({ durations: [15, 45] })).toBe(15);
    expect(pickDuration({})).toBe(30);
  });

  it("is no choice where there is one length only", () => {
    expect(listDurations({ durations: [15, 45] })).toEqual([15, 45]);
    expect(listDurations({ durations: [15] })).toEqual([]);
    expect(listDurations({})).toEqual([]);
  });
});

describe("A type of a page that has several lengths", () => {
  const page = { duration: 30, durations: [15, 30], ask_phone: true };

  it.each([
    ["takes them where it says nothing", {}, { duration: 30, durations: [15, 30] }],
    ["has its own length alone", { duration: 60 }, { duration: 60 }],
    ["keeps the page's length among its own", { durations: [30, 60] }, { duration: 30, durations: [30, 60] }],
    [
      "begins with its first where the page's is none of them",
      { durations: [60, 90] },
      { durations: [60, 90] },
    ],
    ["has both of its own", { duration: 90, durations: [60, 90] }, { duration: 90, durations: [60, 90] }],
  ])("%s", (_, type, expected) => {
    expect(resolveTypeCustom(page, type)).toEqual({ ask_phone: true, ...expected });
  });
});
