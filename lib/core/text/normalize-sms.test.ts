import { expect, it } from "vitest";
import { measureSms } from "./measure-sms";
import { normalizeSms } from "./normalize-sms";

it("keeps a time with typographic signs within the GSM alphabet", () => {
  const text = normalizeSms("10:00\u202fAM – 10:30\u202fAM · “Hair”… it’s");
  expect(text).toBe(`10:00 AM - 10:30 AM · "Hair"... it's`);
  expect(measureSms(text.replace(" · ", ", ")).alphabet).toBe("gsm7");
});
