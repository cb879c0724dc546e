import { expect, it } from "vitest";
import { measureSms } from "./measure-sms";

it.each([
  ["", "gsm7", 0, 1],
  ["Grüße aus Köln, 5 £", "gsm7", 19, 1],
  ["a".repeat(160), "gsm7", 160, 1],
  ["a".repeat(161), "gsm7", 161, 2],
  ["a".repeat(306), "gsm7", 306, 2],
  ["a".repeat(307), "gsm7", 307, 3],
  ["€".repeat(80), "gsm7", 160, 1],
  ["Zażółć", "ucs2", 6, 1],
  ["ж".repeat(70), "ucs2", 70, 1],
  ["ж".repeat(71), "ucs2", 71, 2],
  ["😀", "ucs2", 2, 1],
] as const)("measureSms(%j) is %s, %i places, %i parts", (text, alphabet, length, parts) => {
  expect(measureSms(text)).toMatchObject({ alphabet, length, parts });
});

it("does not split a sign of two places between parts", () => {
  expect(measureSms(`${"a".repeat(152)}€${"a".repeat(152)}`).parts).toBe(3);
  expect(measureSms(`${"ж".repeat(66)}😀${"ж".repeat(66)}`).parts).toBe(3);
});
