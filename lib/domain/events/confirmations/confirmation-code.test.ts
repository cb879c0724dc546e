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

describe("a confirmation code", () => {
  it("has six digits, including leading zeros", () => {
    for (let round = 0; round < 200; round++) expect(generateConfirmationCode()).toMatch(/^\d{6}$/);
  });

  it("is valid only for the form that it was generated for", () => {
    const hash = hashConfirmationCode("form", "012345");
    expect(isCorrectCode("form", "012345", hash)).toBe(true);
    expect(isCorrectCode("form", "012346", hash)).toBe(false);
    expect(isCorrectCode("other", "012345", hash)).toBe(false);
  });

  it("is parsed from grouped digits", () => {
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
