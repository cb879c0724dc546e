import { expect, test } from "vitest";
import { normalizeWebsiteUrl } from "./normalize-website-url";

test("normalizeWebsiteUrl adds https to an address without a scheme", () => {
  expect(normalizeWebsiteUrl("example.com")).toBe("https://example.com");
  expect(normalizeWebsiteUrl(" www.example.com/privacy?a=b#c ")).toBe(
    "https://www.example.com/privacy?a=b#c",
  );
  expect(normalizeWebsiteUrl("bücher.example/über")).toBe("https://bücher.example/über");
});

test("normalizeWebsiteUrl keeps an address with a scheme and other text", () => {
  for (const text of [
    "",
    "http://example.com",
    "mailto:a@b.example",
    "a@example.com",
    "/path",
    "localhost:3000",
    "two words.com",
    "etc.",
  ])
    expect(normalizeWebsiteUrl(text)).toBe(text);
});
