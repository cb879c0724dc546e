import { expect, it } from "vitest";
import { formatFileSize } from "./format-file-size";

it.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [12_345, "12 kB"],
  [1_250_000, "1.3 MB"],
  [5_000_000_000_000, "5,000 GB"],
])("formatFileSize formats %i", (bytes, expected) => {
  expect(formatFileSize("en", bytes)).toBe(expected);
});

it("formatFileSize follows the language", () => {
  expect(formatFileSize("de", 1_250_000).replace(/\s/g, " ")).toBe("1,3 MB");
  expect(formatFileSize("fr", 12_000).replace(/\s/g, " ")).toBe("12 ko");
});
