import { expect, it } from "vitest";
import { pickCoding } from "./pick-coding";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip;q=1.0", "br"],
  ["GZIP", "gzip"],
  ["gzip ; q=0.001", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", "identity"],
  ["brotli, x-gzip", "identity"],
  ["br;q=much", "identity"],
  ["*", "identity"],
  ["", "identity"],
])("pickCoding picks for %j the coding %s", (accepted, coding) => {
  expect(pickCoding(accepted)).toBe(coding);
});
