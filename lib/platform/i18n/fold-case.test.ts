import { expect, it } from "vitest";
import { foldCase } from "./fold-case";

it("foldCase makes all cases of a letter equal", () => {
  for (const typed of ["İstanbul", "ISTANBUL", " istanbul ", "İSTANBUL", "ıstanbul"])
    expect(foldCase(typed)).toBe("istanbul");
  expect(foldCase("КИЇВ")).toBe("київ");
  expect(foldCase("Malmö")).not.toBe("malmo");
});
