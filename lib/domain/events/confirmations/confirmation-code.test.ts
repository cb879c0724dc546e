import { beforeAll, describe, expect, it } from "vitest";
import {
  generateConfirmationCode,
  hashConfirmationCode,
  isCorrectCode,
  parseConfirmationCode,
} from "./confirmation-code";

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

describe("A code", () => {
  it("has six digits, zeros in front included", () => {
    for (let round = 0; round < 200; round++) expect(generateConfirmationCode()).toMatch(/^\d{6}$/);
  });

  it("fits the form that it was made for, and no other", () => {
    const hash = hashConfirmationCode("form", "012345");
    expect(isCorrectCode("form", "012345", hash)).toBe(true);
    expect(isCorrectCode("form", "012346", hash)).toBe(false);
    expect(isCorrectCode("other", "012345", hash)).toBe(false);
  });

  it("is read as people type it", () => {
    expect(["012345", " 012 345 ", "012-345"].map(parseConfirmationCode)).toEqual([
      "012345",
      "012345",
      "012345",
    ]);
    expect(["", "01234", "0123456", "01234a", "١٢٣٤٥٦"].map(parseConfirmationCode)).toEqual(
      Array(5).fill(null),
    );
  });
});
