import { beforeAll, describe, expect, it } from "vitest";
import { generatePhoneCode, hashPhoneCode, isCorrectPhoneCode } from "./phone-code";

const KEY = { user: "0123456789abcdef01234567", number: "+4915123456789" };

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

describe("the code of a number", () => {
  it("has six digits, also with leading zeros", () => {
    for (let time = 0; time < 200; time += 1) expect(generatePhoneCode()).toMatch(/^\d{6}$/);
  });

  it("is valid for this user and number only", () => {
    const hash = hashPhoneCode(KEY, "042137");
    expect(isCorrectPhoneCode(KEY, "042137", hash)).toBe(true);
    expect(isCorrectPhoneCode(KEY, "042138", hash)).toBe(false);
    expect(isCorrectPhoneCode({ ...KEY, number: "+4915123456780" }, "042137", hash)).toBe(false);
    expect(isCorrectPhoneCode({ ...KEY, user: "0123456789abcdef01234568" }, "042137", hash)).toBe(false);
    expect(Buffer.from(hash).toString()).not.toContain("042137");
  });
});
