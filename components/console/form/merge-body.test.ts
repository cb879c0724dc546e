import { describe, expect, it } from "vitest";
import { mergeBody } from "./merge-body";

const base = { name: "Sales", public: false, members: ["ana"], custom: { duration: 30, ask_phone: false } };

describe("mergeBody", () => {
  it("keeps the changes of each side", () => {
    const mine = { ...base, name: "Design" };
    const theirs = { ...base, public: true };
    expect(mergeBody(base, mine, theirs)).toEqual({
      body: { ...base, name: "Design", public: true },
      contested: [],
    });
  });

  it("merges nested objects", () => {
    const mine = { ...base, custom: { duration: 45, ask_phone: false } };
    const theirs = { ...base, custom: { duration: 30, ask_phone: true } };
    expect(mergeBody(base, mine, theirs)).toEqual({
      body: { ...base, custom: { duration: 45, ask_phone: true } },
      contested: [],
    });
  });

  it("reports a field that both changed as contested and keeps mine", () => {
    const mine = { ...base, custom: { duration: 45, ask_phone: true } };
    const theirs = { ...base, name: "Design", custom: { duration: 60, ask_phone: false } };
    expect(mergeBody(base, mine, theirs)).toEqual({
      body: { ...base, name: "Design", custom: { duration: 45, ask_phone: true } },
      contested: ["/custom/duration"],
    });
  });

  it("reports no conflict if both made the same change", () => {
    const same = { ...base, name: "Design" };
    expect(mergeBody(base, same, { ...same })).toEqual({ body: same, contested: [] });
  });

  it("treats a list as one value", () => {
    const mine = { ...base, members: ["ana", "ben"] };
    const theirs = { ...base, members: ["ana", "eva"] };
    expect(mergeBody(base, mine, theirs)).toEqual({ body: mine, contested: ["/members"] });
  });

  it("keeps added keys, also with a slash in the name", () => {
    const start = { prefill: {} as Record<string, string> };
    const mine = { prefill: { "a/b": "1", same: "x" } };
    const theirs = { prefill: { other: "2", same: "y" } };
    expect(mergeBody(start, mine, theirs)).toEqual({
      body: { prefill: { "a/b": "1", same: "x", other: "2" } },
      contested: ["/prefill/same"],
    });
    expect(mergeBody(start, { prefill: { "a/b": "1" } }, { prefill: { "a/b": "2" } }).contested).toEqual([
      "/prefill/a~1b",
    ]);
  });

  it("leaves out removed keys", () => {
    const start = { note: "x" as string | null, name: "a" };
    expect(mergeBody(start, { ...start, note: null }, { ...start, name: "b" }).body).toEqual({
      note: null,
      name: "b",
    });
  });
});
