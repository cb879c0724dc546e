import { describe, expect, it } from "vitest";
import { mergeBody } from "./merge-body";

const base = { name: "Sales", public: false, members: ["ana"], custom: { duration: 30, ask_phone: false } };

describe("what two have made of one body", () => {
  it("keeps what each has changed where the other has not", () => {
    const mine = { ...base, name: "Design" };
    const theirs = { ...base, public: true };
    expect(mergeBody(base, mine, theirs)).toEqual({
      body: { ...base, name: "Design", public: true },
      contested: [],
    });
  });

  it("looks into what has fields of its own", () => {
    const mine = { ...base, custom: { duration: 45, ask_phone: false } };
    const theirs = { ...base, custom: { duration: 30, ask_phone: true } };
    expect(mergeBody(base, mine, theirs)).toEqual({
      body: { ...base, custom: { duration: 45, ask_phone: true } },
      contested: [],
    });
  });

  it("asks where both have changed one field, and has mine there", () => {
    const mine = { ...base, custom: { duration: 45, ask_phone: true } };
    const theirs = { ...base, name: "Design", custom: { duration: 60, ask_phone: false } };
    expect(mergeBody(base, mine, theirs)).toEqual({
      body: { ...base, name: "Design", custom: { duration: 45, ask_phone: true } },
      contested: ["/custom/duration"],
    });
  });

  it("asks nothing where both have changed it to the same", () => {
    const same = { ...base, name: "Design" };
    expect(mergeBody(base, same, { ...same })).toEqual({ body: same, contested: [] });
  });

  it("takes a list as one thing", () => {
    const mine = { ...base, members: ["ana", "ben"] };
    const theirs = { ...base, members: ["ana", "eva"] };
    expect(mergeBody(base, mine, theirs)).toEqual({ body: mine, contested: ["/members"] });
  });

  it("keeps what one has added and the other does not know, by names with a slash too", () => {
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

  it("leaves out what one has taken away", () => {
    const start = { note: "x" as string | null, name: "a" };
    expect(mergeBody(start, { ...start, note: null }, { ...start, name: "b" }).body).toEqual({
      note: null,
      name: "b",
    });
  });
});
