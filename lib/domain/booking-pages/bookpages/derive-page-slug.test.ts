import { describe, expect, it } from "vitest";
import { derivePageSlug } from "./derive-page-slug";

const noNames = { firstName: null, lastName: null, email: null };

describe("derivePageSlug", () => {
  it.each([
    [{ firstName: "Ada", lastName: "Lovelace" }, "ada-lovelace"],
    [{ firstName: "Jean-Luc", lastName: "O’Neill Groß" }, "jean-luc-oneill-gross"],
    [{ firstName: "Łukasz", lastName: "Żółć" }, "lukasz-zolc"],
    [{ firstName: "大輔", email: "daisuke@example.com" }, "daisuke"],
    [{ firstName: "大輔" }, "page"],
    [{ firstName: "Олена", lastName: "Щур" }, "olena-shchur"],
    [{ firstName: "Docs", email: "d.ocs@example.com" }, "d-ocs"],
  ])("converts %o to %s", (names, expected) =>
    expect(derivePageSlug({ ...noNames, ...names })).toBe(expected),
  );

  it("leaves space for a suffix within the longest valid slug", () => {
    expect(derivePageSlug({ ...noNames, firstName: "Ann ".repeat(40) })).toHaveLength(50);
  });
});
