import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { parseRetryAfter } from "./parse-retry-after";

const NOW = asInstant(Date.parse("2031-03-10T09:00:00Z"));

it.each([
  [undefined, null],
  ["", null],
  ["soon", null],
  ["-5", null],
  ["120", 120_000],
  ["Mon, 10 Mar 2031 09:01:00 GMT", 60_000],
  ["Mon, 10 Mar 2031 08:00:00 GMT", 0],
])("parseRetryAfter converts %j to %j", (header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});
