import fc from "fast-check";
import { expect, it } from "vitest";
import { compareWords } from "./compare-words";

it("compareWords marks what was removed and added", () => {
  expect(compareWords("See you on {date}.", "See {host} on {date}, please.")).toEqual([
    { kind: "same", text: "See " },
    { kind: "removed", text: "you" },
    { kind: "added", text: "{host}" },
    { kind: "same", text: " on " },
    { kind: "removed", text: "{date}." },
    { kind: "added", text: "{date}, please." },
  ]);
});

it("compareWords contains both texts", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", " ", "\n", "{host}"), { maxLength: 12 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = compareWords(before, after);
      const join = (left: string) => runs.flatMap((run) => (run.kind === left ? [] : run.text)).join("");
      expect([join("added"), join("removed")]).toEqual([before, after]);
    }),
  );
});
